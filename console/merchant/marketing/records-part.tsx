import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { callMall } from '#console/base/call-mall.ts';
import { CouponRecords, useRecordFilters } from '#console/base/coupons/coupon-records.tsx';
import { useMay } from '#console/base/session/user.ts';
import { useCall, useShopId } from '#console/base/use-call.ts';
import { type CouponRecord, listCouponRecords } from '#contract/coupons/merchant-figures.ts';

/** Who has received a coupon of the shop; its orders open for those who may see them. */
export function RecordsPart({ couponId }: { couponId: number }) {
  const shopId = useShopId();
  const maySeeOrders = useMay('orders');
  const { state, page, limit } = useRecordFilters();
  const query = useCall(listCouponRecords, { id: couponId, state, page, limit }, { keepsPrevious: true });
  return (
    <CouponRecords<CouponRecord>
      query={query}
      exported={{
        name: 'coupon-claims',
        read: (paging) => callMall(listCouponRecords, { id: couponId, state, ...paging }, shopId),
      }}
      ordersOf={({ orderNo }) => (orderNo === null ? [] : [orderNo])}
      renderBuyer={({ nickname }) => nickname}
      renderOrder={(orderNo) =>
        maySeeOrders ? (
          <Anchor component={Link} to={`/${shopId}/orders/${orderNo}`} size="sm">
            {orderNo}
          </Anchor>
        ) : (
          <Text size="sm">{orderNo}</Text>
        )
      }
    />
  );
}
