import { Group, NumberInput, SegmentedControl, Stack } from '@mantine/core';
import { DateTimePicker } from '@mantine/dates';
import type { UseFormReturnType } from '@mantine/form';
import dayjs from 'dayjs';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import { LocalDates, useCalendarLabels } from '#console/base/local-dates.tsx';
import { Part } from '#console/base/part.tsx';
import { couponDaysMax, couponPerPersonMax, couponStockMax } from '#contract/coupons/merchant.ts';
import type { CouponValues } from './coupon-values.ts';

type ValidityPartProps = { form: UseFormReturnType<CouponValues>; isFixed: boolean };

const localFormat = 'YYYY-MM-DD HH:mm:ss';

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
            <TimeField form={form} field="startsAt" placeholder={t('form.atOnce')} isOff={isFixed} />
            <TimeField form={form} field="endsAt" placeholder={t('form.chooseEnd')} isOff={false} />
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

type TimeFieldProps = {
  form: UseFormReturnType<CouponValues>;
  field: 'startsAt' | 'endsAt';
  placeholder: string;
  isOff: boolean;
};

/** A time in the reader's own time zone. */
function TimeField({ form, field, placeholder, isOff }: TimeFieldProps) {
  const t = useTranslations('console');
  const coupons = useTranslations('marketing');
  const { time } = useFormats();
  const labels = useCalendarLabels();
  const value = form.values[field];
  return (
    <LocalDates>
      <DateTimePicker
        w={220}
        label={coupons(`form.${field}`)}
        placeholder={placeholder}
        clearable={field === 'startsAt'}
        ariaLabels={labels}
        clearButtonProps={{ 'aria-label': t('products.schedule.clear') }}
        submitButtonProps={{ 'aria-label': t('products.schedule.done') }}
        timePickerProps={{ 'aria-label': t('products.schedule.time') }}
        disabled={isOff}
        error={form.errors[field]}
        valueFormat={(shown) => time(dayjs(shown).toISOString())}
        value={value && dayjs(value).format(localFormat)}
        onChange={(next) => form.setFieldValue(field, next ? dayjs(next).toISOString() : null)}
      />
    </LocalDates>
  );
}
