import { Group, NumberInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslations } from 'use-intl';
import type { SignUpValues } from '#console/base/flash/sign-up-values.ts';
import { useFormats } from '#console/base/format.ts';
import { MoneyInput } from '#console/base/money/money-input.tsx';
import { Part } from '#console/base/part.tsx';
import { flashPerBuyerMax, flashUnitsMax } from '#contract/catalogue/flash-sales.ts';
import type { getFlashProduct } from '#contract/catalogue/merchant-flash-sales.ts';
import type { OutputOf } from '#contract/core/call.ts';

const hintBelow = ['label', 'input', 'description', 'error'] as const;

type OfferPartProps = {
  form: UseFormReturnType<SignUpValues>;
  product: OutputOf<typeof getFlashProduct>;
  /** What the sale allows at most. */
  perBuyer: number | null;
};

/** The price, for how many units, and how many of them one buyer gets; with what the sale allows below each field. */
export function OfferPart({ form, product, perBuyer }: OfferPartProps) {
  const t = useTranslations('flash-sales');
  const words = useTranslations('marketing.bargains');
  const { count, money } = useFormats();
  const whole = {
    allowDecimal: false,
    allowNegative: false,
    hideControls: true,
    thousandSeparator: ',',
    w: 220,
  } as const;
  const { mostPrice, usualPrice, lowestPrice, mostUnits, stock } = product;
  return (
    <Part title={t('form.offer')}>
      <Group align="flex-start">
        <MoneyInput
          w={280}
          label={t('price')}
          description={`${t('form.most', { most: money(mostPrice), usual: money(usualPrice), lowest: money(lowestPrice) })} · ${t('form.forAll')}`}
          inputWrapperOrder={[...hintBelow]}
          {...form.getInputProps('price')}
        />
        <NumberInput
          {...whole}
          inputWrapperOrder={[...hintBelow]}
          clampBehavior="none"
          label={words('quota')}
          description={t('form.units', { most: count(mostUnits), stock: count(stock) })}
          max={flashUnitsMax}
          {...form.getInputProps('quota')}
        />
        <NumberInput
          {...whole}
          inputWrapperOrder={[...hintBelow]}
          clampBehavior="none"
          label={words('perBuyer')}
          placeholder={perBuyer === null ? words('form.noLimit') : ''}
          description={t('form.buyer', { count: count(perBuyer ?? flashPerBuyerMax) })}
          max={flashPerBuyerMax}
          {...form.getInputProps('perBuyer')}
        />
      </Group>
    </Part>
  );
}
