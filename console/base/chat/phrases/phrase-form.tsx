import { Button, Group, SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useDeskSide } from '#console/base/chat/desk-side.ts';
import type { Fields } from '#console/base/conflict/changed-fields.ts';
import { ConflictAlert } from '#console/base/conflict/conflict-alert.tsx';
import { useConflict } from '#console/base/conflict/use-conflict.ts';
import { useNotices } from '#console/base/failure-text.ts';
import { Part } from '#console/base/part.tsx';
import { Untranslated } from '#console/base/texts/texts-input.tsx';
import { isUntranslated } from '#console/base/texts/untranslated.ts';
import { useSend } from '#console/base/use-call.ts';
import { useConfirm } from '#console/base/use-confirm.tsx';
import type { Texts } from '#contract/catalogue/product-content.ts';
import { type Phrase, phraseNameMax, phrasePlaceholders, phraseTextMax } from '#contract/chat/phrases.ts';
import { type Locale, languages, languageTag } from '#contract/core/languages.ts';
import { unknownPlaceholders } from './fill-phrase.ts';
import { PhrasePreview } from './phrase-preview.tsx';

type PhraseFormProps = {
  /** Null: a new one. */
  phrase: Phrase | null;
  onReload: () => Promise<Phrase | undefined>;
  onDirty: (isDirty: boolean) => void;
  onSaved: (phrase: Phrase) => void;
  onGone: () => void;
};

type Values = { name: string; texts: Texts };
const fieldsOf = ({ name, texts }: Values): Fields => ({
  name,
  ...Object.fromEntries(languages.map(({ locale }) => [locale, texts[locale]])),
});

/** One phrase in all languages side by side, what can be filled in, and how it is read. */
export function PhraseForm({ phrase, onReload, onDirty, onSaved, onGone }: PhraseFormProps) {
  const t = useTranslations('chat-desk.phrases');
  const words = useTranslations('console');
  const { calls } = useDeskSide();
  const { done, failed } = useNotices();
  const confirm = useConfirm();
  const add = useSend(calls.addPhrase);
  const edit = useSend(calls.editPhrase);
  const remove = useSend(calls.deletePhrase);
  const { base, theirs, show, settle } = useConflict<Phrase>({ opened: phrase, onReload });
  const form = useForm<Values>({
    initialValues: { name: phrase?.name ?? '', texts: phrase?.texts ?? {} },
    validate: {
      name: (name) => (name.trim() ? null : t('nameMissing')),
      texts: (texts) => {
        if (!texts.en?.trim()) return t('englishMissing');
        const [unknown] = unknownPlaceholders(texts);
        return unknown === undefined ? null : t('unknownPlace', { place: unknown });
      },
    },
  });
  const isDirty = form.isDirty();
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);

  async function save(over: Phrase | null): Promise<void> {
    const { name, texts } = form.values;
    try {
      const saved = over
        ? await edit.mutateAsync({ id: over.id, version: over.version, name, texts })
        : await add.mutateAsync({ name, texts });
      form.resetDirty();
      settle(saved);
      done(t('saved', { name: saved.name }));
      onSaved(saved);
    } catch (error) {
      if (!over || !(await show(error))) failed(error);
    }
  }
  const askToDelete = ({ id, name }: Phrase) =>
    confirm({
      title: t('deleteTitle', { name }),
      text: t('deleteText'),
      confirm: t('delete'),
      isDanger: true,
      onConfirm: () =>
        void remove.mutateAsync({ id }).then(() => {
          done(t('deleted', { name }));
          onGone();
        }, failed),
    });

  const { name, texts } = form.values;
  return (
    <form onSubmit={form.onSubmit(() => save(base))} noValidate aria-label={phrase?.name ?? t('add')}>
      <Stack>
        <Part
          title={phrase?.name ?? t('new')}
          aside={
            phrase && (
              <Button
                variant="subtle"
                color="gray"
                c="inherit"
                size="compact-sm"
                leftSection={<Trash2 size={16} aria-hidden="true" />}
                onClick={() => askToDelete(phrase)}
              >
                {t('delete')}
              </Button>
            )
          }
        >
          <Stack>
            <TextInput
              label={t('name')}
              description={t('nameHint')}
              maw={420}
              maxLength={phraseNameMax}
              {...(!phrase && { 'data-autofocus': true })}
              {...form.getInputProps('name')}
            />
            <LanguageFields
              texts={texts}
              error={typeof form.errors.texts === 'string' ? form.errors.texts : null}
              onChange={(next) => form.setFieldValue('texts', next)}
            />
          </Stack>
        </Part>
        <PhrasePreview texts={texts} />
        {theirs && (
          <ConflictAlert
            saved={theirs}
            base={fieldsOf(base ?? theirs)}
            mine={fieldsOf({ name, texts })}
            theirs={fieldsOf(theirs)}
            labelOf={(field) =>
              field === 'name' ? t('name') : (languages.find(({ locale }) => locale === field)?.name ?? field)
            }
            textOf={(field, fields) => String(fields[field] ?? '')}
            isSaving={edit.isPending}
            onTakeTheirs={() => {
              form.setValues({ name: theirs.name, texts: theirs.texts });
              form.resetDirty({ name: theirs.name, texts: theirs.texts });
              settle(theirs);
            }}
            onKeepMine={form.onSubmit(() => save(theirs))}
          />
        )}
        <Group justify="flex-end">
          <Button type="submit" disabled={theirs !== null} loading={add.isPending || edit.isPending}>
            {words('shop.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

type LanguageFieldsProps = { texts: Texts; error: string | null; onChange: (texts: Texts) => void };

/** The text in each language; a placeholder is put where one writes. */
function LanguageFields({ texts, error, onChange }: LanguageFieldsProps) {
  const t = useTranslations('chat-desk.phrases');
  const fields = useRef(new Map<Locale, HTMLTextAreaElement>());
  const last = useRef<Locale>('en');

  function insert(place: string): void {
    const locale = last.current;
    const field = fields.current.get(locale);
    const text = texts[locale] ?? '';
    const [from, to] = [field?.selectionStart ?? text.length, field?.selectionEnd ?? text.length];
    onChange({ ...texts, [locale]: (text.slice(0, from) + place + text.slice(to)).slice(0, phraseTextMax) });
    requestAnimationFrame(() => {
      field?.focus();
      field?.setSelectionRange(from + place.length, from + place.length);
    });
  }

  return (
    <Stack gap="sm">
      <Stack gap={6} role="group" aria-label={t('places')}>
        <Text size="sm" fw={500}>
          {t('places')}
        </Text>
        <Group gap="xs">
          {phrasePlaceholders.map((name) => (
            <Button key={name} variant="default" size="compact-sm" onClick={() => insert(`{${name}}`)}>
              <code>{`{${name}}`}</code>
              <Text span size="xs" c="dimmed" ml={6}>
                {t(`place.${name}`)}
              </Text>
            </Button>
          ))}
        </Group>
        <Text size="xs" c="dimmed">
          {t('placesText')}
        </Text>
      </Stack>
      <SimpleGrid cols={{ base: 2, xl: 3 }} spacing="md">
        {languages.map(({ locale, name }) => (
          <Textarea
            key={locale}
            ref={(field) => {
              if (field) fields.current.set(locale, field);
            }}
            label={<span lang={languageTag(locale)}>{name}</span>}
            required={locale === 'en'}
            lang={languageTag(locale)}
            autosize
            minRows={4}
            maxRows={10}
            maxLength={phraseTextMax}
            placeholder={locale === 'en' ? t('example') : texts.en}
            value={texts[locale] ?? ''}
            description={isUntranslated(texts, locale) && <Untranslated />}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            error={locale === 'en' ? error : undefined}
            onFocus={() => {
              last.current = locale;
            }}
            onChange={(event) => onChange({ ...texts, [locale]: event.currentTarget.value })}
          />
        ))}
      </SimpleGrid>
    </Stack>
  );
}
