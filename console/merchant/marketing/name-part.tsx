import { SimpleGrid, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslations } from 'use-intl';
import { Part } from '#console/base/part.tsx';
import { defaultLocale, languages } from '#contract/core/languages.ts';
import { couponNameMax } from '#contract/coupons/merchant.ts';
import type { CouponValues } from './coupon-values.ts';

/** The name in all languages of the mall: English has to be there, and stands in for those that are not. */
export function NamePart({ form }: { form: UseFormReturnType<CouponValues> }) {
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
