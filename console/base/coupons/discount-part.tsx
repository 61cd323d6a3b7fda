import { Group, NumberInput, SegmentedControl, Stack } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslations } from 'use-intl';
import { MoneyInput } from '#console/base/money/money-input.tsx';
import { Part } from '#console/base/part.tsx';
import type { CouponValues } from './coupon-values.ts';

type DiscountPartProps = {
  form: UseFormReturnType<CouponValues>;
  /** Buyers hold it already. */
  isFixed: boolean;
};

/** What it takes off: an amount, or a part of the sum up to an amount. */
export function DiscountPart({ form, isFixed }: DiscountPartProps) {
  const t = useTranslations('marketing.form');
  const { kind } = form.values;
  return (
    <Part title={t('discount')}>
      <Stack align="flex-start">
        <SegmentedControl
          aria-label={t('kind')}
          disabled={isFixed}
          data={(['amount', 'percent'] as const).map((value) => ({ value, label: t(`kinds.${value}`) }))}
          {...form.getInputProps('kind')}
        />
        <Group align="flex-start">
          {kind === 'percent' && (
            <NumberInput
              w={180}
              label={t('percent')}
              rightSection={<span aria-hidden="true">%</span>}
              hideControls
              allowNegative={false}
              allowDecimal={false}
              disabled={isFixed}
              {...form.getInputProps('percent')}
            />
          )}
          <MoneyInput
            w={180}
            label={t(kind === 'percent' ? 'most' : 'amount')}
            disabled={isFixed}
            {...form.getInputProps('money')}
          />
          <MoneyInput
            w={220}
            label={t('minPrice')}
            description={kind === 'percent' && t('minHint')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            disabled={isFixed}
            {...form.getInputProps('minPrice')}
          />
        </Group>
      </Stack>
    </Part>
  );
}
