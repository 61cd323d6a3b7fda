import { Alert, Button, Grid, Group, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { ConflictAlert } from '#console/base/conflict/conflict-alert.tsx';
import { useConflict } from '#console/base/conflict/use-conflict.ts';
import { fieldsOf, useCouponFieldTexts } from '#console/base/coupons/coupon-fields.ts';
import { type CouponValues, mistakesIn, newCoupon, termsOf, typedOf } from '#console/base/coupons/coupon-values.ts';
import { DiscountPart } from '#console/base/coupons/discount-part.tsx';
import { NamePart } from '#console/base/coupons/name-part.tsx';
import { ValidityPart } from '#console/base/coupons/validity-part.tsx';
import { useNotices } from '#console/base/failure-text.ts';
import { useFormats } from '#console/base/format.ts';
import { useCall, useSend, useShopId } from '#console/base/use-call.ts';
import {
  addCoupon,
  couponAmountMax,
  editCoupon,
  listCouponCategories,
  type WholeCoupon,
} from '#contract/coupons/merchant.ts';
import { CouponCard } from './coupon-card.tsx';
import { MarginPart } from './margin-part.tsx';
import { TargetPart } from './target-part.tsx';

type CouponFormProps = {
  /** What is changed, or copied. */
  coupon: WholeCoupon | null;
  isNew: boolean;
  onReload: () => Promise<WholeCoupon | undefined>;
};

/** The terms of a coupon, with the card that buyers will see and what it leaves to the shop. */
export function CouponForm({ coupon, isNew, onReload }: CouponFormProps) {
  const t = useTranslations('marketing');
  const words = useTranslations('console');
  const shopId = useShopId();
  const navigate = useNavigate();
  const { money, count } = useFormats();
  const { done, failed } = useNotices();
  const add = useSend(addCoupon);
  const edit = useSend(editCoupon);
  const { base, theirs, show, settle } = useConflict({ opened: isNew ? null : coupon, onReload });
  const { data: categories = [] } = useCall(listCouponCategories, {});
  const fieldTexts = useCouponFieldTexts(categories);
  const held = base && base.received > 0 ? base : null;
  const form = useForm<CouponValues>({
    initialValues: coupon ? startOf(coupon, isNew) : newCoupon(),
    validate: (values) =>
      Object.fromEntries(
        Object.entries(mistakesIn(values, new Date().toISOString(), held)).map(([field, mistake]) => [
          field,
          t(`mistakes.${mistake}`, { max: money(couponAmountMax), before: count(held?.issued ?? 0) }),
        ]),
      ),
  });

  async function save(over: WholeCoupon | null) {
    const terms = termsOf(form.values);
    try {
      if (over) await edit.mutateAsync({ id: over.id, version: over.version, coupon: terms });
      const id = over ? over.id : (await add.mutateAsync({ coupon: terms })).id;
      done(t('saved', { name: terms.name.en ?? '' }));
      await navigate(`/${shopId}/marketing/${id}`);
    } catch (error) {
      if (!(over && (await show(error)))) failed(error);
    }
  }

  function takeTheirs(newest: WholeCoupon) {
    form.setValues(typedOf(newest));
    settle(newest);
  }

  const typed = fieldsOf(form.values);
  return (
    <form onSubmit={form.onSubmit(() => save(base))} noValidate>
      <Grid>
        <Grid.Col span={7}>
          <Stack>
            {held && <Alert color="blue">{t('fixed', { count: held.received })}</Alert>}
            <NamePart form={form} />
            <DiscountPart form={form} isFixed={held !== null} />
            <TargetPart form={form} isFixed={held !== null} />
            <ValidityPart form={form} isFixed={held !== null} />
          </Stack>
        </Grid.Col>
        <Grid.Col span={5}>
          <Stack style={{ position: 'sticky', top: 72 }}>
            <CouponCard values={form.values} />
            <MarginPart values={form.values} />
          </Stack>
        </Grid.Col>
      </Grid>
      <Stack mt="md">
        {base && theirs && (
          <ConflictAlert
            {...fieldTexts}
            saved={theirs}
            base={fieldsOf(typedOf(base))}
            mine={typed}
            theirs={fieldsOf(typedOf(theirs))}
            isSaving={edit.isPending}
            onTakeTheirs={() => takeTheirs(theirs)}
            onKeepMine={form.onSubmit(() => save(theirs))}
          />
        )}
        <Group justify="flex-end">
          <Button variant="default" component={Link} to={`/${shopId}/marketing${base ? `/${base.id}` : ''}`}>
            {words('cancel')}
          </Button>
          <Button type="submit" disabled={theirs !== null} loading={add.isPending || edit.isPending}>
            {t('save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** A copy has the terms of the other, and dates of its own. */
function startOf(coupon: WholeCoupon, isCopy: boolean): CouponValues {
  const values = typedOf(coupon);
  return isCopy ? { ...values, startsAt: null, endsAt: null } : values;
}
