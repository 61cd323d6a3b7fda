import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useLocale } from '#console/base/locale.ts';
import { LanguageTabs } from '#console/base/texts/language-tabs.tsx';
import { TextsInput } from '#console/base/texts/texts-input.tsx';
import { countUntranslatedOf } from '#console/base/texts/untranslated.ts';
import type { Texts } from '#contract/catalogue/product-content.ts';
import type { Locale } from '#contract/core/languages.ts';

type SettingTextsProps = {
  label: string;
  description: string;
  value: Texts;
  lettersMax: number;
  rows: number;
  error?: ReactNode;
  onChange: (texts: Texts) => void;
};

/** A setting that people read, in all languages. */
export function SettingTexts({ label, description, value, lettersMax, rows, error, onChange }: SettingTextsProps) {
  const [locale, setLocale] = useState<Locale>(useLocale());
  return (
    <Stack gap="xs">
      <LanguageTabs locale={locale} missingIn={(each) => countUntranslatedOf([value], each)} onChange={setLocale} />
      <TextsInput {...{ label, description, locale, lettersMax, error, onChange }} texts={value} rows={rows} />
    </Stack>
  );
}
