import { useTranslations } from 'use-intl';
import { useCouponOff } from '#console/base/chat/conversation/content.tsx';
import { useDeskClient, useDeskSide } from '#console/base/chat/desk-side.ts';
import { useCall } from '#console/base/use-call.ts';
import { listCoupons } from '#contract/coupons/shopper.ts';
import { PickList } from './pick-list.tsx';

const limit = 50;

/** Gives a coupon that can be received: of the shop, or of the platform. */
export function SendCoupon({ chatId, onClose }: { chatId: number; onClose: () => void }) {
  const t = useTranslations('chat-desk.composer');
  const client = useDeskClient();
  const { shopId } = useDeskSide();
  const off = useCouponOff();
  const query = useCall(listCoupons, shopId === null ? { scope: 'general', limit } : { merId: shopId, limit });
  const { data } = query;
  return (
    <PickList
      title={t('coupon')}
      query={query}
      picks={data?.list.map((coupon) => ({
        id: String(coupon.id),
        title: coupon.name,
        text: off(coupon),
        image: null,
      }))}
      empty={t('noCoupons')}
      onPick={(id) => client.send(chatId, { kind: 'coupon', couponId: Number(id) })}
      onClose={onClose}
    />
  );
}
