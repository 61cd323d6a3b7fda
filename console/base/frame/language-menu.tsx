import { Button, Menu } from '@mantine/core';
import { Languages } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { changeLocale, rememberLocale, useLocale } from '#console/base/locale.ts';
import { languages } from '#contract/core/languages.ts';

export function LanguageMenu() {
  const t = useTranslations('console');
  const locale = useLocale();
  const name = languages.find((language) => language.locale === locale)?.name;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          c="inherit"
          leftSection={<Languages size={18} aria-hidden="true" />}
          aria-label={`${t('language')}: ${name}`}
        >
          {name}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {languages.map((language) => (
          <Menu.Item
            key={language.locale}
            lang={language.tag}
            fw={language.locale === locale ? 700 : undefined}
            onClick={() => {
              rememberLocale(language.locale);
              void changeLocale(language.locale);
            }}
          >
            {language.name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
