import { Badge, Tabs } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { ProductContent } from '#contract/catalogue/product-content.ts';
import { isLocale, type Locale, languages, languageTag } from '#contract/core/languages.ts';
import { countUntranslated } from './untranslated.ts';

type LanguageTabsProps = { content: ProductContent; locale: Locale; onChange: (locale: Locale) => void };

/** Which language is written beside English, and how much each still lacks. */
export function LanguageTabs({ content, locale, onChange }: LanguageTabsProps) {
  const t = useTranslations('console.products.texts');
  return (
    <Tabs value={locale} onChange={(next) => isLocale(next) && onChange(next)}>
      <Tabs.List aria-label={t('languages')}>
        {languages.map((language) => {
          const missing = countUntranslated(content, language.locale);
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
