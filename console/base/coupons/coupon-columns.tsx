import { Anchor, Text } from '@mantine/core';
import type { DataTableColumn } from 'mantine-datatable';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import type { ShopCoupon } from '#contract/coupons/merchant.ts';
import type { CouponScope } from '#contract/coupons/shopper.ts';
import { CouponStateBadge } from './coupon-state.tsx';
import { useCouponWords } from './coupon-words.ts';

type ListedCoupon = Omit<ShopCoupon, 'scope'> & { scope: CouponScope; shopName?: string | null };
type ExportedColumn = [title: string, of: (coupon: ListedCoupon) => string | number | null];

/** What a list of coupons shows of each, and what it writes into a file. */
export function useCouponColumns(pathOf: (coupon: ListedCoupon) => string) {
  const t = useTranslations('marketing');
  const { count } = useFormats();
  const { discount, minimum, validity, target } = useCouponWords();

  const shown = {
    name: {
      accessor: 'name',
      title: t('coupon'),
      render: (coupon) => (
        <>
          {/* A press anywhere else in the row opens it too. */}
          <Anchor component={Link} to={pathOf(coupon)} fw={600} onClick={(event) => event.stopPropagation()}>
            {coupon.name}
          </Anchor>
          <Text size="sm" c="dimmed">
            {target(coupon)}
          </Text>
        </>
      ),
    },
    discount: {
      accessor: 'discount',
      title: t('discount'),
      width: 190,
      render: (coupon) => (
        <>
          {discount(coupon)}
          <Text size="sm" c="dimmed">
            {minimum(coupon)}
          </Text>
        </>
      ),
    },
    validity: { accessor: 'validity', title: t('validity'), width: 180, render: validity },
    received: {
      accessor: 'received',
      title: t('received'),
      textAlign: 'right',
      width: 120,
      render: ({ received, issued }) => t('receivedOf', { received: count(received), issued: count(issued) }),
    },
    used: { accessor: 'used', title: t('used'), textAlign: 'right', width: 80, render: ({ used }) => count(used) },
    state: {
      accessor: 'state',
      title: t('state'),
      width: 120,
      render: (coupon) => <CouponStateBadge coupon={coupon} />,
    },
  } satisfies Record<string, DataTableColumn<ListedCoupon>>;

  const exported = {
    terms: [
      [t('coupon'), ({ name }) => name],
      [t('state'), ({ state }) => t(`states.${state}`)],
      [t('discount'), discount],
      [t('form.minPrice'), ({ minPrice }) => minPrice / 100],
      [t('appliesTo'), target],
    ] as ExportedColumn[],
    use: [
      [t('validity'), validity],
      [t('form.issued'), ({ issued }) => issued],
      [t('received'), ({ received }) => received],
      [t('used'), ({ used }) => used],
    ] as ExportedColumn[],
  };
  return { shown, exported };
}
