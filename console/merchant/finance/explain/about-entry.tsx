import { Anchor, Group, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useMay } from '#console/base/session/user.ts';
import { useShopId } from '#console/base/use-call.ts';
import type { ShopScope } from '#contract/core/call.ts';
import type { LedgerEntry } from '#contract/payouts/merchant.ts';

type About = Pick<LedgerEntry, 'product' | 'variant' | 'orderNo' | 'refundOrderNo' | 'payoutNo'>;

/** What an entry is about: the product of the order line, and the order, refund or payout, which open. */
export function AboutEntry({ entry: { product, variant, orderNo, refundOrderNo, payoutNo } }: { entry: About }) {
  const shopId = useShopId();
  return (
    <>
      {product && (
        <Text size="sm" lineClamp={2}>
          {[product, variant].filter(Boolean).join(' · ')}
        </Text>
      )}
      <Group gap="xs" style={{ rowGap: 0 }}>
        {orderNo && <NumberOrLink number={orderNo} scope="orders" to={`/${shopId}/orders/${orderNo}`} />}
        {refundOrderNo && (
          <NumberOrLink number={refundOrderNo} scope="refunds" to={`/${shopId}/refunds/${refundOrderNo}`} />
        )}
        {payoutNo && <NumberOrLink number={payoutNo} scope="finance" to={`/${shopId}/finance/payouts`} />}
      </Group>
    </>
  );
}

function NumberOrLink({ number, scope, to }: { number: string; scope: ShopScope; to: string }) {
  if (!useMay(scope)) return <Text size="sm">{number}</Text>;
  return (
    <Anchor component={Link} to={to} size="sm" onClick={(event) => event.stopPropagation()}>
      {number}
    </Anchor>
  );
}
