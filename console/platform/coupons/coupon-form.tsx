import { Alert, Button, Group, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { FormEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
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
import { GivingPart } from './giving-part.tsx';
import { type GivingValues, givingOf, mistakesInGiving, platformTermsOf } from './giving-values.ts';
import { TargetPart } from './target-part.tsx';

const list = '/platform/coupons';

type CouponFormProps = {
  /** What is changed, or copied. */
  coupon: WholePlatformCoupon | null;
  isNew: boolean;
};

/** The terms of a coupon, and how people come by it. */
export function CouponForm({ coupon, isNew }: CouponFormProps) {
  const t = useTranslations('platform-coupons');
  const shared = useTranslations('marketing');
  const words = useTranslations('console');
  const navigate = useNavigate();
  const textOf = useFailureText();
  const { money, count } = useFormats();
  const { done } = useNotices();
  const add = useSendOnce(addPlatformCoupon);
  const edit = useSend(editPlatformCoupon);
  const changed = isNew ? null : coupon;
  const held = changed && changed.received > 0 ? changed : null;
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

  async function save(event: FormEvent) {
    event.preventDefault();
    const [terms, way] = [form.validate(), giving.validate()];
    if (terms.hasErrors || way.hasErrors) return;
    const typed = platformTermsOf(form.values, giving.values);
    try {
      if (changed) await edit.mutateAsync({ id: changed.id, version: changed.version, coupon: typed });
      const id = changed ? changed.id : (await add.mutateAsync({ coupon: typed })).id;
      done(shared('saved', { name: typed.name.en ?? '' }));
      await navigate(`${list}/${id}`);
    } catch {
      // the alert says why
    }
  }

  const failure = add.error ?? edit.error;
  const isFixed = held !== null;
  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      <Stack maw={860}>
        {held && <Alert color="blue">{shared('fixed', { count: held.received })}</Alert>}
        <NamePart form={form} />
        <DiscountPart form={form} isFixed={isFixed} />
        <TargetPart form={form} giving={giving} isFixed={isFixed} />
        <ValidityPart form={form} isFixed={isFixed} />
        <GivingPart form={giving} isFixed={isFixed} />
        <FailureAlert text={failure ? textOf(failure) : null} />
        <Group justify="flex-end">
          <Button variant="default" component={Link} to={changed ? `${list}/${changed.id}` : list}>
            {words('cancel')}
          </Button>
          <Button type="submit" loading={add.isPending || edit.isPending}>
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
