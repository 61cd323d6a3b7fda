import { MessageCircle } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { RefundDetail } from '#contract/refunds/shopper.ts';
import { openChat } from '#storefront/base/client/store.ts';
import { Button } from '#ui/buttons/button.tsx';

/** Asks the shop about a refund: its order is attached to the question. */
export function RefundContact({ refund: { merOrderNo: orderNo, shopId, orderInfoList } }: { refund: RefundDetail }) {
  const t = useTranslations('refunds');
  const card = {
    content: { kind: 'order', orderNo },
    title: orderNo,
    picture: orderInfoList[0]?.image ?? null,
  } as const;
  return (
    <Button variant="quiet" onClick={() => openChat({ shopId, card })}>
      <MessageCircle aria-hidden="true" size={16} />
      {t('contact')}
    </Button>
  );
}
