import { Badge, Tabs } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { isLocale, type Locale, languages, languageTag } from '#contract/core/languages.ts';

type LanguageTabsProps = {
  locale: Locale;
  /** How many texts a language lacks that English has. */
  missingIn: (locale: Locale) => number;
  onChange: (locale: Locale) => void;
};

/** Which language is written beside English, and how much each still lacks. */
export function LanguageTabs({ locale, missingIn, onChange }: LanguageTabsProps) {
  const t = useTranslations('console.texts');
  return (
    <Tabs value={locale} onChange={(next) => isLocale(next) && onChange(next)}>
      <Tabs.List aria-label={t('languages')}>
        {languages.map((language) => {
          const missing = missingIn(language.locale);
          return (
            <Tabs.Tab
              key={language.locale}
              value={language.locale}
              rightSection={
                missing > 0 && (
                  <Badge size="sm" variant="light" color="orange" c="inherit" tt="none">
                    {t('missingCount', { count: missing })}
                  </Badge>
                )
              }
            >
              <span lang={languageTag(language.locale)}>{language.name}</span>
            </Tabs.Tab>
          );
        })}
      </Tabs.List>
    </Tabs>
  );
}
