import { Alert, Button, Group, MultiSelect, NumberInput, Stack } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { CallFailure } from '#console/base/call-mall.ts';
import { FailureAlert } from '#console/base/failure-alert.tsx';
import { useFailureText } from '#console/base/failure-text.ts';
import { useLocale } from '#console/base/locale.ts';
import { Part } from '#console/base/part.tsx';
import { LanguageTabs } from '#console/base/texts/language-tabs.tsx';
import { TextsInput } from '#console/base/texts/texts-input.tsx';
import { countUntranslatedOf } from '#console/base/texts/untranslated.ts';
import { TimeField } from '#console/base/times/time-field.tsx';
import { useCall } from '#console/base/use-call.ts';
import {
  flashCategoriesMax,
  flashDaysMax,
  flashNameMax,
  flashPerBuyerMax,
  flashPercentMax,
  flashTextMax,
  flashUnitsMax,
} from '#contract/catalogue/flash-sales.ts';
import type { FlashSaleTerms } from '#contract/catalogue/platform-flash-sales.ts';
import { listCategories } from '#contract/catalogue/shopper.ts';
import type { Locale } from '#contract/core/languages.ts';
import { BannerField } from './banner-field.tsx';
import { type SaleValues, termsOf } from './sale-values.ts';

const hintBelow = ['label', 'input', 'description', 'error'] as const;
const whole = {
  allowDecimal: false,
  allowNegative: false,
  hideControls: true,
  thousandSeparator: ',',
  w: 220,
} as const;
const numberMax: Record<string, number> = {
  ...{ leastPercent: flashPercentMax, mostUnits: flashUnitsMax, perBuyer: flashPerBuyerMax },
};

type SaleFormProps = {
  first: SaleValues;
  /** Products are signed up: terms that their shops rely on cannot be changed. */
  isFixed: boolean;
  submit: string;
  onSend: (terms: FlashSaleTerms) => Promise<void>;
};

/** When a sale is, and what it demands of products. */
export function SaleForm({ first, isFixed, submit, onSend }: SaleFormProps) {
  const t = useTranslations('platform-flash');
  const textOf = useFailureText();
  const { data: categories = [] } = useCall(listCategories, {});
  const [values, setValues] = useState(first);
  const [locale, setLocale] = useState<Locale>(useLocale());
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);

  function edit(next: Partial<SaleValues>) {
    setValues((before) => ({ ...before, ...next }));
    setWrong((before) => before.filter((field) => !(field in next)));
  }
  function errorOf(field: string): string | null {
    if (!wrong.includes(field)) return null;
    const max = numberMax[field];
    if (max !== undefined) return t('wrong.number', { max });
    return field === 'endsAt'
      ? t('wrong.endsAt', { days: flashDaysMax })
      : t(field === 'name' ? 'wrong.name' : 'wrong.signUpUntil');
  }

  async function send(event: FormEvent) {
    event.preventDefault();
    const { terms, wrong: found } = termsOf(values, new Date());
    setWrong(found);
    setFailure(null);
    if (found.length > 0) return;
    setSending(true);
    try {
      await onSend(terms);
    } catch (error) {
      const field = error instanceof CallFailure ? error.field?.replace(/^sale\./, '') : undefined;
      if (field === 'endsAt' || field === 'signUpUntil') setWrong([field]);
      else setFailure(textOf(error));
    } finally {
      setSending(false);
    }
  }

  return (
    <form onSubmit={send} noValidate>
      <Stack maw={900}>
        {isFixed && <Alert color="gray">{t('form.fixed')}</Alert>}
        <Part title={t('form.name')}>
          <Stack>
            <LanguageTabs
              locale={locale}
              missingIn={(each) => countUntranslatedOf([values.name, values.instruction], each)}
              onChange={setLocale}
            />
            <TextsInput
              label={t('form.name')}
              locale={locale}
              texts={values.name}
              lettersMax={flashNameMax}
              isRequired
              error={errorOf('name')}
              onChange={(name) => edit({ name })}
            />
            <TextsInput
              label={t('form.instruction')}
              locale={locale}
              texts={values.instruction}
              lettersMax={flashTextMax}
              onChange={(instruction) => edit({ instruction })}
            />
            <BannerField hash={values.bannerHash} onChange={(bannerHash) => edit({ bannerHash })} />
          </Stack>
        </Part>
        <Part title={t('time')}>
          <Group align="flex-start">
            <TimeField
              label={t('form.startsAt')}
              placeholder={t('form.atOnce')}
              value={values.startsAt}
              error={errorOf('startsAt')}
              isOff={isFixed}
              canBeEmpty
              onChange={(startsAt) => edit({ startsAt })}
            />
            <TimeField
              label={t('form.endsAt')}
              placeholder=""
              value={values.endsAt}
              error={errorOf('endsAt')}
              isOff={isFixed}
              canBeEmpty={false}
              onChange={(endsAt) => edit({ endsAt })}
            />
            <TimeField
              label={t('form.signUpUntil')}
              placeholder={t('form.untilStart')}
              value={values.signUpUntil}
              error={errorOf('signUpUntil')}
              isOff={false}
              canBeEmpty
              onChange={(signUpUntil) => edit({ signUpUntil })}
            />
          </Group>
        </Part>
        <Part title={t('terms')}>
          <Stack>
            <Group align="flex-start">
              <NumberInput
                {...whole}
                label={t('form.leastPercent')}
                description={t('form.percentHint')}
                inputWrapperOrder={[...hintBelow]}
                suffix=" %"
                disabled={isFixed}
                error={errorOf('leastPercent')}
                value={values.leastPercent}
                onChange={(leastPercent) => edit({ leastPercent })}
              />
              <NumberInput
                {...whole}
                label={t('form.mostUnits')}
                disabled={isFixed}
                error={errorOf('mostUnits')}
                value={values.mostUnits}
                onChange={(mostUnits) => edit({ mostUnits })}
              />
              <NumberInput
                {...whole}
                label={t('form.perBuyer')}
                placeholder={t('form.noLimit')}
                disabled={isFixed}
                error={errorOf('perBuyer')}
                value={values.perBuyer}
                onChange={(perBuyer) => edit({ perBuyer })}
              />
            </Group>
            <MultiSelect
              label={t('form.categories')}
              placeholder={values.categoryIds.length === 0 ? t('form.allCategories') : ''}
              searchable
              disabled={isFixed}
              maxValues={flashCategoriesMax}
              data={categories.map(({ id, name }) => ({ value: String(id), label: name }))}
              value={values.categoryIds.map(String)}
              onChange={(ids) => edit({ categoryIds: ids.map(Number) })}
            />
          </Stack>
        </Part>
        <FailureAlert text={failure} />
        <Group>
          <Button type="submit" loading={isSending}>
            {submit}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
