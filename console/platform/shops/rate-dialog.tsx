import { Alert, Button, NumberInput, Radio, Stack, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import dayjs from 'dayjs';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog, DialogButtons } from '#console/base/dialog.tsx';
import { FailureAlert } from '#console/base/failure-alert.tsx';
import { useFailureText, useNotices } from '#console/base/failure-text.ts';
import { TimeField } from '#console/base/times/time-field.tsx';
import { useSend } from '#console/base/use-call.ts';
import { shopReasonMax } from '#contract/shops/platform.ts';
import { type CommissionRate, setCategoryCommission, setShopCommission } from '#contract/shops/platform-commission.ts';

/** Whose rate it is: a shop's, or a classification's. */
export type RateOf = { name: string; categoryName?: string } & ({ shopId: number } | { categoryId: number });

type RateDialogProps = { of: RateOf; percent: number; rates: readonly CommissionRate[]; onClose: () => void };

/** Another commission, from now or from a time on. */
export function RateDialog({ of, percent, rates, onClose }: RateDialogProps) {
  const t = useTranslations('platform-shops.commission');
  const shops = useTranslations('platform-shops.shops');
  const { done } = useNotices();
  const textOf = useFailureText();
  const ofShop = useSend(setShopCommission);
  const ofCategory = useSend(setCategoryCommission);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({
    initialValues: {
      kind: 'own',
      percent: percent as number | string,
      when: 'now',
      startsAt: null as string | null,
      reason: '',
    },
    validate: {
      percent: (value, { kind }) => (kind === 'own' && value === '' ? t('percentMissing') : null),
      startsAt: (value, { when }) =>
        when === 'later' && !(value && dayjs(value).isAfter(dayjs())) ? t('startMissing') : null,
      reason: (value) => (value.trim() ? null : shops('reasonMissing')),
    },
  });

  const submit = form.onSubmit(async (values) => {
    setFailure(null);
    const startsAt = values.when === 'later' ? values.startsAt : null;
    const newest = Math.max(0, ...rates.filter(({ state }) => state !== 'withdrawn').map(({ id }) => id)) || null;
    const { reason } = values;
    const given = Number(values.percent);
    try {
      if ('categoryId' in of)
        await ofCategory.mutateAsync({ categoryId: of.categoryId, percent: given, startsAt, newest, reason });
      else {
        const own = values.kind === 'own' ? given : null;
        await ofShop.mutateAsync({ shopId: of.shopId, percent: own, startsAt, newest, reason });
      }
      done(t('saved', { name: of.name }));
      onClose();
    } catch (error) {
      setFailure(textOf(error));
    }
  });

  return (
    <Dialog title={t('changeOf', { name: of.name })} size="lg" onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <Alert color="blue">{t('frozen')}</Alert>
          <FailureAlert text={failure} />
          {'shopId' in of && (
            <Radio.Group label={t('which')} {...form.getInputProps('kind')}>
              <Stack gap="xs" mt="xs">
                <Radio value="own" label={t('own')} />
                <Radio value="kind" label={t('asKindNamed', { name: of.categoryName ?? '' })} />
              </Stack>
            </Radio.Group>
          )}
          {form.values.kind === 'own' && (
            <NumberInput
              label={t('rate')}
              suffix=" %"
              w={160}
              min={0}
              max={100}
              decimalScale={2}
              allowNegative={false}
              allowedDecimalSeparators={['.', ',']}
              hideControls
              required
              data-autofocus
              {...form.getInputProps('percent')}
            />
          )}
          <Radio.Group label={t('when')} {...form.getInputProps('when')}>
            <Stack gap="xs" mt="xs">
              <Radio value="now" label={t('fromNow')} />
              <Radio value="later" label={t('fromLater')} />
            </Stack>
          </Radio.Group>
          {form.values.when === 'later' && (
            <TimeField
              label={t('from')}
              placeholder={t('from')}
              value={form.values.startsAt}
              error={form.errors.startsAt}
              isOff={false}
              canBeEmpty={false}
              onChange={(startsAt) => form.setFieldValue('startsAt', startsAt)}
            />
          )}
          <Textarea
            label={t('why')}
            required
            autosize
            minRows={2}
            maxLength={shopReasonMax}
            {...form.getInputProps('reason')}
          />
          <DialogButtons onCancel={onClose}>
            <Button type="submit" loading={form.submitting}>
              {t('save')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Dialog>
  );
}
