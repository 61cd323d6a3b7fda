import { Group, NumberInput, Stack } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslations } from 'use-intl';
import { Part } from '#console/base/part.tsx';
import { TimeField } from '#console/base/times/time-field.tsx';
import { bargainPerBuyerMax, bargainQuotaMax } from '#contract/catalogue/merchant-bargains.ts';
import type { BargainValues } from './bargain-values.ts';

type TermsPartProps = { form: UseFormReturnType<BargainValues>; hasBegun: boolean; isOver: boolean };

/** From when until when, for how many units, and how many of them one buyer gets. */
export function TermsPart({ form, hasBegun, isOver }: TermsPartProps) {
  const t = useTranslations('marketing');
  const whole = { allowDecimal: false, allowNegative: false, hideControls: true, thousandSeparator: ',' } as const;
  const time = (field: 'startsAt' | 'endsAt') => ({
    label: t(`form.${field}`),
    value: form.values[field],
    error: form.errors[field],
    onChange: (next: string | null) => form.setFieldValue(field, next),
  });
  return (
    <Part title={t('bargains.terms')}>
      <Stack>
        <Group align="flex-start">
          <TimeField {...time('startsAt')} placeholder={t('form.atOnce')} isOff={hasBegun || isOver} canBeEmpty />
          <TimeField {...time('endsAt')} placeholder={t('form.chooseEnd')} isOff={isOver} canBeEmpty={false} />
        </Group>
        <Group align="flex-start">
          <NumberInput
            {...whole}
            w={220}
            label={t('bargains.quota')}
            description={t('bargains.form.quotaHint')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            max={bargainQuotaMax}
            clampBehavior="strict"
            disabled={isOver}
            {...form.getInputProps('quota')}
          />
          <NumberInput
            {...whole}
            w={220}
            label={t('bargains.perBuyer')}
            placeholder={t('bargains.form.noLimit')}
            max={bargainPerBuyerMax}
            clampBehavior="strict"
            disabled={hasBegun || isOver}
            {...form.getInputProps('perBuyer')}
          />
        </Group>
      </Stack>
    </Part>
  );
}
