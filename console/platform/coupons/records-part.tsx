import { callMall } from '#console/base/call-mall.ts';
import { CouponRecords, useRecordFilters } from '#console/base/coupons/coupon-records.tsx';
import { useCall } from '#console/base/use-call.ts';
import { LinkedNumber } from '#console/platform/linked-number.tsx';
import {
  listPlatformCouponRecords,
  type PlatformCouponRecord,
  platformCouponsCountMax,
} from '#contract/coupons/platform.ts';

/** Who has received a coupon of the mall; accounts and orders open for those who may see them. */
export function RecordsPart({ couponId }: { couponId: number }) {
  const { state, page, limit } = useRecordFilters();
  const query = useCall(listPlatformCouponRecords, { id: couponId, state, page, limit }, { keepsPrevious: true });
  return (
    <CouponRecords<PlatformCouponRecord>
      query={query}
      countMax={platformCouponsCountMax}
      exported={{
        name: 'mall-coupon-claims',
        read: (paging) => callMall(listPlatformCouponRecords, { id: couponId, state, ...paging }),
      }}
      ordersOf={({ orderNos }) => orderNos}
      renderBuyer={({ accountId, nickname }) => (
        <LinkedNumber to={`accounts/${accountId}`} scope="accounts">
          {nickname}
        </LinkedNumber>
      )}
      renderOrder={(orderNo) => (
        <LinkedNumber to={`orders/${orderNo}`} scope="orders">
          {orderNo}
        </LinkedNumber>
      )}
    />
  );
}
