import { Group, NumberInput, Radio, Stack, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useDebouncedValue } from '@mantine/hooks';
import { useTranslations } from 'use-intl';
import { useFailureText } from '#console/base/failure-text.ts';
import { useFormats } from '#console/base/format.ts';
import { MoneyInput } from '#console/base/money/money-input.tsx';
import { useCall } from '#console/base/use-call.ts';
import { CategoryField } from '#console/platform/coupons/category-field.tsx';
import { countSegment, type Segment, segmentDaysMax, segmentKinds } from '#contract/campaigns/platform.ts';
import { type SegmentValues, segmentOf } from './segment-values.ts';

const whole = { allowDecimal: false, allowNegative: false, hideControls: true, thousandSeparator: ',' } as const;

/** Whom it is for, and how many they are now. */
export function SegmentFields({ form }: { form: UseFormReturnType<SegmentValues> }) {
  const t = useTranslations('platform-campaigns.segment');
  const { kind, categoryId } = form.values;
  return (
    <Stack gap="sm">
      <Radio.Group label={t('label')} {...form.getInputProps('kind')}>
        <Stack gap="xs" mt="xs">
          {segmentKinds.map((value) => (
            <Radio key={value} value={value} label={t(`kinds.${value}`)} />
          ))}
        </Stack>
      </Radio.Group>
      {kind === 'bought' && (
        <CategoryField
          categoryId={categoryId}
          error={form.errors.categoryId}
          onChange={(next) => form.setFieldValue('categoryId', next)}
        />
      )}
      <Group align="flex-start">
        {kind === 'spent' && <MoneyInput w={200} label={t('amount')} {...form.getInputProps('amount')} />}
        {kind === 'account' && (
          <NumberInput
            {...whole}
            thousandSeparator=""
            w={200}
            label={t('account')}
            {...form.getInputProps('accountId')}
          />
        )}
        {(kind === 'bought' || kind === 'spent' || kind === 'unseen') && (
          <NumberInput
            {...whole}
            w={200}
            label={t(kind === 'unseen' ? 'daysUnseen' : 'days')}
            max={segmentDaysMax}
            clampBehavior="none"
            {...form.getInputProps('days')}
          />
        )}
      </Group>
      <People values={form.values} />
    </Stack>
  );
}

const pauseMs = 300;

function People({ values }: { values: SegmentValues }) {
  const t = useTranslations('platform-campaigns.segment');
  const { count } = useFormats();
  const textOf = useFailureText();
  const [segment] = useDebouncedValue<Segment | null>(segmentOf(values), pauseMs);
  const { data, error } = useCall(
    countSegment,
    { segment: segment ?? { kind: 'everybody' } },
    { isOff: segment === null, keepsPrevious: true },
  );
  return (
    <Text size="sm" fw={600} role="status">
      {segment === null
        ? t('incomplete')
        : error
          ? textOf(error)
          : data
            ? t('people', { count: data.people, shown: count(data.people) })
            : t('counting')}
    </Text>
  );
}
