import { Alert, Button, Grid, Group, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { ConflictAlert } from '#console/base/conflict/conflict-alert.tsx';
import { useConflict } from '#console/base/conflict/use-conflict.ts';
import { NamePart } from '#console/base/coupons/name-part.tsx';
import { useNotices } from '#console/base/failure-text.ts';
import { useFormats } from '#console/base/format.ts';
import { Part } from '#console/base/part.tsx';
import { TimeField } from '#console/base/times/time-field.tsx';
import { useSend, useShopId } from '#console/base/use-call.ts';
import { addDeal, dealDaysMax, dealOffMax, editDeal, type WholeDeal } from '#contract/catalogue/merchant-deals.ts';
import { fieldsOf, useDealFieldTexts } from './deal-fields.ts';
import { DealMargin } from './deal-margin.tsx';
import { type DealMistake, type DealValues, mistakesIn, newDeal, termsOf, typedOf } from './deal-values.ts';
import { OfferPart } from './offer-part.tsx';
import { ProductsPart } from './products-part.tsx';

type DealFormProps = {
  /** What is changed, or copied. */
  deal: WholeDeal | null;
  isNew: boolean;
  onReload: () => Promise<WholeDeal | undefined>;
};

/** The terms of a deal, with what it leaves to the shop. */
export function DealForm({ deal, isNew, onReload }: DealFormProps) {
  const t = useTranslations('marketing');
  const words = useTranslations('console');
  const shopId = useShopId();
  const navigate = useNavigate();
  const mistakeText = useMistakeText();
  const { done, failed } = useNotices();
  const add = useSend(addDeal);
  const edit = useSend(editDeal);
  const { base, theirs, show, settle } = useConflict({ opened: isNew ? null : deal, onReload });
  const fieldTexts = useDealFieldTexts();
  const hasBegun = base?.state === 'running';
  const isOver = base?.state === 'ended' || base?.state === 'stopped';
  const isFixed = hasBegun || isOver;
  const form = useForm<DealValues>({
    initialValues: startOf(deal, isNew),
    validate: (values) =>
      Object.fromEntries(
        Object.entries(mistakesIn(values, new Date().toISOString(), hasBegun ? base : null)).map(([field, mistake]) => [
          field,
          mistakeText(mistake),
        ]),
      ),
  });
  const time = (field: 'startsAt' | 'endsAt') => ({
    label: t(`form.${field}`),
    value: form.values[field],
    error: form.errors[field],
    onChange: (next: string | null) => form.setFieldValue(field, next),
  });

  async function save(over: WholeDeal | null) {
    const terms = termsOf(form.values);
    try {
      if (over) await edit.mutateAsync({ id: over.id, version: over.version, deal: terms });
      else await add.mutateAsync({ deal: terms });
      done(t('saved', { name: terms.name.en ?? '' }));
      await navigate(`/${shopId}/marketing/deals`);
    } catch (error) {
      if (!(over && (await show(error)))) failed(error);
    }
  }

  return (
    <form onSubmit={form.onSubmit(() => save(base))} noValidate>
      <Grid>
        <Grid.Col span={7}>
          <Stack>
            {hasBegun && <Alert color="blue">{t('deals.begun')}</Alert>}
            {isOver && <Alert color="gray">{t('deals.over')}</Alert>}
            <NamePart form={form} isOff={isOver} />
            <OfferPart form={form} isFixed={isFixed} />
            <ProductsPart form={form} isFixed={isFixed} />
            <Part title={t('deals.time')}>
              <Group align="flex-start">
                <TimeField {...time('startsAt')} placeholder={t('form.atOnce')} isOff={isFixed} canBeEmpty />
                <TimeField {...time('endsAt')} placeholder={t('form.chooseEnd')} isOff={isOver} canBeEmpty={false} />
              </Group>
            </Part>
          </Stack>
        </Grid.Col>
        <Grid.Col span={5}>
          <Stack style={{ position: 'sticky', top: 72 }}>
            <DealMargin values={form.values} />
          </Stack>
        </Grid.Col>
      </Grid>
      <Stack mt="md">
        {base && theirs && (
          <ConflictAlert
            {...fieldTexts}
            saved={theirs}
            base={fieldsOf(typedOf(base))}
            mine={fieldsOf(form.values)}
            theirs={fieldsOf(typedOf(theirs))}
            isSaving={edit.isPending}
            onTakeTheirs={() => {
              form.setValues(typedOf(theirs));
              settle(theirs);
            }}
            onKeepMine={form.onSubmit(() => save(theirs))}
          />
        )}
        {!isOver && (
          <Group justify="flex-end">
            <Button variant="default" component={Link} to={`/${shopId}/marketing/deals`}>
              {words('cancel')}
            </Button>
            <Button type="submit" disabled={theirs !== null} loading={add.isPending || edit.isPending}>
              {t('save')}
            </Button>
          </Group>
        )}
      </Stack>
    </form>
  );
}

/** Most mistakes are those of coupons. */
function useMistakeText() {
  const t = useTranslations('marketing');
  const { money } = useFormats();
  return (mistake: DealMistake) =>
    mistake === 'stepsWrong' || mistake === 'setWrong' || mistake === 'tooLong'
      ? t(`deals.mistakes.${mistake}`, { days: dealDaysMax })
      : t(`mistakes.${mistake}`, { max: money(dealOffMax) });
}

/** A copy has the terms of the other, and times of its own. */
function startOf(deal: WholeDeal | null, isNew: boolean): DealValues {
  if (!deal) return newDeal();
  const values = typedOf(deal);
  return isNew ? { ...values, startsAt: null, endsAt: null } : values;
}
