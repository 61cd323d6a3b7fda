import { Group, Radio, Stack, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslations } from 'use-intl';
import { Part } from '#console/base/part.tsx';
import { TimeField } from '#console/base/times/time-field.tsx';
import { couponChannels } from '#contract/coupons/platform.ts';
import type { GivingValues } from './giving-values.ts';

type GivingPartProps = {
  form: UseFormReturnType<GivingValues>;
  /** Buyers hold it already. */
  isFixed: boolean;
};

/** How people come by it: by themselves, by a code, or by being given it. */
export function GivingPart({ form, isFixed }: GivingPartProps) {
  const t = useTranslations('platform-coupons');
  const { channel, codeFrom, codeUntil } = form.values;
  return (
    <Part title={t('channel')}>
      <Stack align="flex-start">
        <Radio.Group aria-label={t('channel')} {...form.getInputProps('channel')}>
          <Stack gap="xs">
            {couponChannels.map((value) => (
              <Radio
                key={value}
                value={value}
                label={t(`channels.${value}`)}
                description={t(`channelTexts.${value}`)}
                disabled={isFixed}
              />
            ))}
          </Stack>
        </Radio.Group>
        {channel === 'code' && (
          <>
            <TextInput
              w={320}
              label={t('code')}
              description={t('codeHint')}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              maxLength={32}
              disabled={isFixed}
              styles={{ input: { textTransform: 'uppercase' } }}
              {...form.getInputProps('code')}
            />
            <Group align="flex-start">
              <TimeField
                label={t('codeFrom')}
                placeholder={t('atOnce')}
                value={codeFrom}
                error={form.errors.codeFrom}
                isOff={false}
                canBeEmpty
                onChange={(next) => form.setFieldValue('codeFrom', next)}
              />
              <TimeField
                label={t('codeUntil')}
                placeholder={t('asLong')}
                value={codeUntil}
                error={form.errors.codeUntil}
                isOff={false}
                canBeEmpty
                onChange={(next) => form.setFieldValue('codeUntil', next)}
              />
            </Group>
          </>
        )}
      </Stack>
    </Part>
  );
}
