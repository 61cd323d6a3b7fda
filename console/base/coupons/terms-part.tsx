import { SimpleGrid, Stack, Text } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Fact } from '#console/base/fact.tsx';
import { useFormats } from '#console/base/format.ts';
import { Part } from '#console/base/part.tsx';
import type { CouponProduct, WholeCoupon } from '#contract/coupons/merchant.ts';
import type { CouponScope } from '#contract/coupons/shopper.ts';
import { CouponStateBadge } from './coupon-state.tsx';
import { useCouponWords } from './coupon-words.ts';

type TermsPartProps = {
  coupon: Omit<WholeCoupon, 'scope'> & { scope: CouponScope; shopName?: string | null };
  /** How people come by it, where there is more than one way. */
  children?: ReactNode;
  renderProduct?: (product: CouponProduct) => ReactNode;
};

/** What a coupon says. */
export function TermsPart({ coupon, children, renderProduct }: TermsPartProps) {
  const t = useTranslations('marketing');
  const { count, money, time } = useFormats();
  const { discount, validity, target } = useCouponWords();
  return (
    <Part title={t('terms')} aside={<CouponStateBadge coupon={coupon} />}>
      <SimpleGrid cols={2} component="dl" m={0}>
        <Fact name={t('discount')} value={discount(coupon)} />
        <Fact name={t('form.minPrice')} value={coupon.minPrice > 0 ? money(coupon.minPrice) : t('noMinimum')} />
        <Fact name={t('appliesTo')} value={target(coupon)} />
        <Fact name={t('validity')} value={validity(coupon)} />
        {children}
        <Fact name={t('form.issued')} value={count(coupon.issued)} />
        <Fact name={t('form.perPerson')} value={count(coupon.perPerson)} />
        <Fact name={t('createdAt')} value={time(coupon.createdAt)} />
      </SimpleGrid>
      {coupon.products.length > 0 && (
        <Stack gap={4} mt="md">
          {coupon.products.map((product) => (
            <Fragment key={product.id}>
              {renderProduct ? renderProduct(product) : <Text size="sm">{product.name}</Text>}
            </Fragment>
          ))}
        </Stack>
      )}
    </Part>
  );
}
