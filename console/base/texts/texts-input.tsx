import { Group, SimpleGrid, Text, Textarea, TextInput } from '@mantine/core';
import { Languages } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Texts } from '#contract/catalogue/product-content.ts';
import { defaultLocale, type Locale, languages, languageTag } from '#contract/core/languages.ts';
import { ChoiceInput } from './choice-input.tsx';
import { isUntranslated } from './untranslated.ts';

export const languageName = (locale: Locale) => languages.find((language) => language.locale === locale)?.name ?? '';

export type TextsInputProps = {
  id?: string;
  label: string;
  /** The language that is written beside English; English for itself alone. */
  locale: Locale;
  texts: Texts;
  onChange: (texts: Texts) => void;
  lettersMax: number;
  description?: string;
  placeholder?: string;
  /** More than one: a text of several lines. */
  rows?: number;
  /** Texts that are often meant; choosing one writes it in all its languages. */
  choices?: readonly Texts[];
  isRequired?: boolean;
  /** Where a label above it would be too much: it is read out all the same. */
  isLabelHidden?: boolean;
  /** What is wrong with the English text. */
  error?: ReactNode;
};

/** A text in English and, beside it, in the language that is being translated into. */
export function TextsInput({ id, locale, texts, onChange, error, ...rest }: TextsInputProps) {
  const write = (into: Locale) => (text: string) => onChange({ ...texts, [into]: text });
  const shared = { ...rest, beside: locale, texts, onChoose: (choice: Texts) => onChange({ ...choice }) };
  const english = (
    <OneText {...shared} {...(id && { id })} error={error} locale={defaultLocale} onWrite={write(defaultLocale)} />
  );
  if (locale === defaultLocale) return english;
  return (
    <SimpleGrid cols={2} spacing="sm">
      {english}
      <OneText {...shared} locale={locale} onWrite={write(locale)} />
    </SimpleGrid>
  );
}

type OneTextProps = Omit<TextsInputProps, 'onChange'> & {
  beside: Locale;
  onWrite: (text: string) => void;
  onChoose: (choice: Texts) => void;
};

function OneText({
  id,
  label,
  locale,
  beside,
  texts,
  onWrite,
  onChoose,
  lettersMax,
  description,
  placeholder,
  rows = 1,
  choices = [],
  isRequired = false,
  isLabelHidden = false,
  error = null,
}: OneTextProps) {
  const isEnglish = locale === defaultLocale;
  const name = beside === defaultLocale ? label : `${label} · ${languageName(locale)}`;
  const input = {
    ...(id && { id }),
    lang: languageTag(locale),
    maxLength: lettersMax,
    value: texts[locale] ?? '',
    error,
    placeholder: isEnglish ? placeholder : texts[defaultLocale],
    description: isEnglish ? description : isUntranslated(texts, locale) && <Untranslated />,
    inputWrapperOrder: ['label', 'input', 'description', 'error'] as ('label' | 'input' | 'description' | 'error')[],
    required: isRequired && isEnglish,
    ...(isLabelHidden ? { 'aria-label': name } : { label: name }),
  };
  if (choices.length) return <ChoiceInput {...input} {...{ choices, locale, onWrite, onChoose }} />;
  const onChange = (event: { currentTarget: { value: string } }) => onWrite(event.currentTarget.value);
  return rows > 1 ? (
    <Textarea {...input} rows={rows} onChange={onChange} />
  ) : (
    <TextInput {...input} onChange={onChange} />
  );
}

/** Marks a text that is missing in a language. */
export function Untranslated() {
  const t = useTranslations('console.texts');
  return (
    <Group gap={4} component="span" c="var(--console-warning)" wrap="nowrap">
      <Languages size={14} aria-hidden="true" />
      <Text span size="xs">
        {t('missing')}
      </Text>
    </Group>
  );
}
