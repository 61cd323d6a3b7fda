import { SimpleGrid, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Part } from '#console/base/part.tsx';
import type { Texts } from '#contract/catalogue/product-content.ts';
import { defaultLocale, languages } from '#contract/core/languages.ts';
import { couponNameMax } from '#contract/coupons/merchant.ts';

type NamePartProps = {
  form: {
    values: { name: Texts };
    errors: { name?: ReactNode };
    setFieldValue: (field: 'name', name: Texts) => void;
  };
  isOff?: boolean;
};

/** The name in all languages of the mall: English has to be there, and stands in for those that are not. */
export function NamePart({ form, isOff = false }: NamePartProps) {
  const t = useTranslations('marketing.form');
  const { name } = form.values;
  return (
    <Part title={t('name')}>
      <SimpleGrid cols={2}>
        {languages.map(({ locale, tag, name: language }) => {
          const isEnglish = locale === defaultLocale;
          return (
            <TextInput
              key={locale}
              label={t('nameIn', { language })}
              lang={tag}
              required={isEnglish}
              maxLength={couponNameMax}
              disabled={isOff}
              placeholder={isEnglish ? '' : name.en}
              description={isEnglish && t('nameHint')}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              error={isEnglish && form.errors.name}
              value={name[locale] ?? ''}
              onChange={(event) => form.setFieldValue('name', { ...name, [locale]: event.currentTarget.value })}
            />
          );
        })}
      </SimpleGrid>
    </Part>
  );
}
