import { Alert, Button, Group, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type FormEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useConflict } from '#console/base/conflict/use-conflict.ts';
import { type CouponValues, mistakesIn, newCoupon, typedOf } from '#console/base/coupons/coupon-values.ts';
import { DiscountPart } from '#console/base/coupons/discount-part.tsx';
import { NamePart } from '#console/base/coupons/name-part.tsx';
import { ValidityPart } from '#console/base/coupons/validity-part.tsx';
import { FailureAlert } from '#console/base/failure-alert.tsx';
import { useFailureText, useNotices } from '#console/base/failure-text.ts';
import { useFormats } from '#console/base/format.ts';
import { useSend, useSendOnce } from '#console/base/use-call.ts';
import { couponAmountMax } from '#contract/coupons/merchant.ts';
import { addPlatformCoupon, editPlatformCoupon, type WholePlatformCoupon } from '#contract/coupons/platform.ts';
import { CouponConflict } from './coupon-conflict.tsx';
import { GivingPart } from './giving-part.tsx';
import { type GivingValues, givingOf, mistakesInGiving, platformTermsOf } from './giving-values.ts';
import { TargetPart } from './target-part.tsx';

const list = '/platform/coupons';

type CouponFormProps = {
  /** What is changed, or copied. */
  coupon: WholePlatformCoupon | null;
  isNew: boolean;
  onReload: () => Promise<WholePlatformCoupon | undefined>;
};

/** The terms of a coupon, and how people come by it. */
export function CouponForm({ coupon, isNew, onReload }: CouponFormProps) {
  const t = useTranslations('platform-coupons');
  const shared = useTranslations('marketing');
  const words = useTranslations('console');
  const navigate = useNavigate();
  const textOf = useFailureText();
  const { money, count } = useFormats();
  const { done } = useNotices();
  const add = useSendOnce(addPlatformCoupon);
  const edit = useSend(editPlatformCoupon);
  const [failure, setFailure] = useState<string | null>(null);
  const { base, theirs, show, settle } = useConflict({ opened: isNew ? null : coupon, onReload });
  const held = base && base.received > 0 ? base : null;
  const form = useForm<CouponValues>({
    initialValues: coupon ? startOf(coupon, isNew) : { ...newCoupon(), scope: 'general' },
    validate: (values) =>
      Object.fromEntries(
        Object.entries(mistakesIn(values, new Date().toISOString(), held)).map(([field, mistake]) => [
          field,
          shared(`mistakes.${mistake}`, { max: money(couponAmountMax), before: count(held?.issued ?? 0) }),
        ]),
      ),
  });
  const giving = useForm<GivingValues>({
    initialValues: { ...givingOf(coupon), ...(isNew && { code: '', codeFrom: null, codeUntil: null }) },
    validate: (values) =>
      Object.fromEntries(
        Object.entries(mistakesInGiving(values, form.values.scope)).map(([field, mistake]) => [
          field,
          t(`mistakes.${mistake}`),
        ]),
      ),
  });

  async function save(over: WholePlatformCoupon | null) {
    setFailure(null);
    const [terms, way] = [form.validate(), giving.validate()];
    if (terms.hasErrors || way.hasErrors) return;
    const typed = platformTermsOf(form.values, giving.values);
    try {
      if (over) await edit.mutateAsync({ id: over.id, version: over.version, coupon: typed });
      const id = over ? over.id : (await add.mutateAsync({ coupon: typed })).id;
      done(shared('saved', { name: typed.name.en ?? '' }));
      await navigate(`${list}/${id}`);
    } catch (error) {
      if (!(over && (await show(error)))) setFailure(textOf(error));
    }
  }

  function takeTheirs(newest: WholePlatformCoupon) {
    form.setValues(typedOf(newest));
    giving.setValues(givingOf(newest));
    settle(newest);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void save(base);
  }

  const isFixed = held !== null;
  return (
    <form onSubmit={submit} noValidate>
      <Stack maw={860}>
        {held && <Alert color="blue">{shared('fixed', { count: held.received })}</Alert>}
        <NamePart form={form} />
        <DiscountPart form={form} isFixed={isFixed} />
        <TargetPart form={form} giving={giving} isFixed={isFixed} />
        <ValidityPart form={form} isFixed={isFixed} />
        <GivingPart form={giving} isFixed={isFixed} />
        <FailureAlert text={failure} />
        {base && theirs && (
          <CouponConflict
            base={base}
            theirs={theirs}
            values={form.values}
            giving={giving.values}
            isSaving={edit.isPending}
            onTakeTheirs={() => takeTheirs(theirs)}
            onKeepMine={() => void save(theirs)}
          />
        )}
        <Group justify="flex-end">
          <Button variant="default" component={Link} to={base ? `${list}/${base.id}` : list}>
            {words('cancel')}
          </Button>
          <Button type="submit" disabled={theirs !== null} loading={add.isPending || edit.isPending}>
            {shared('save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** A copy has the terms of the other, and dates of its own. */
function startOf(coupon: WholePlatformCoupon, isCopy: boolean): CouponValues {
  const values = typedOf(coupon);
  return isCopy ? { ...values, startsAt: null, endsAt: null } : values;
}
