import { Group, NumberInput, SegmentedControl, Stack } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslations } from 'use-intl';
import { Part } from '#console/base/part.tsx';
import { TimeField } from '#console/base/times/time-field.tsx';
import { couponDaysMax, couponPerPersonMax, couponStockMax } from '#contract/coupons/merchant.ts';
import type { CouponValues } from './coupon-values.ts';

type ValidityPartProps = { form: UseFormReturnType<CouponValues>; isFixed: boolean };

/** When it can be used, how many there are, and how many each buyer may have. */
export function ValidityPart({ form, isFixed }: ValidityPartProps) {
  const t = useTranslations('marketing');
  const whole = { allowDecimal: false, allowNegative: false, hideControls: true, thousandSeparator: ',' } as const;
  return (
    <Part title={t('validity')}>
      <Stack align="flex-start">
        <SegmentedControl
          aria-label={t('validity')}
          disabled={isFixed}
          data={(['days', 'dates'] as const).map((value) => ({ value, label: t(`form.lasts.${value}`) }))}
          {...form.getInputProps('lasts')}
        />
        {form.values.lasts === 'days' ? (
          <NumberInput
            {...whole}
            w={220}
            label={t('form.days')}
            max={couponDaysMax}
            clampBehavior="strict"
            disabled={isFixed}
            {...form.getInputProps('days')}
          />
        ) : (
          <Group align="flex-start">
            <TimeField
              label={t('form.startsAt')}
              placeholder={t('form.atOnce')}
              value={form.values.startsAt}
              error={form.errors.startsAt}
              isOff={isFixed}
              canBeEmpty
              onChange={(next) => form.setFieldValue('startsAt', next)}
            />
            <TimeField
              label={t('form.endsAt')}
              placeholder={t('form.chooseEnd')}
              value={form.values.endsAt}
              error={form.errors.endsAt}
              isOff={false}
              canBeEmpty={false}
              onChange={(next) => form.setFieldValue('endsAt', next)}
            />
          </Group>
        )}
        <Group align="flex-start">
          <NumberInput
            {...whole}
            w={220}
            label={t('form.issued')}
            max={couponStockMax}
            clampBehavior="strict"
            {...form.getInputProps('issued')}
          />
          <NumberInput
            {...whole}
            w={220}
            label={t('form.perPerson')}
            max={couponPerPersonMax}
            clampBehavior="strict"
            disabled={isFixed}
            {...form.getInputProps('perPerson')}
          />
        </Group>
      </Stack>
    </Part>
  );
}
