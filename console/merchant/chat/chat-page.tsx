import { useMemo } from 'react';
import { Chat } from '#console/base/chat/chat.tsx';
import type { DeskSide } from '#console/base/chat/desk-side.ts';
import { useMay } from '#console/base/session/user.ts';
import { useShopId } from '#console/base/use-call.ts';
import * as calls from '#contract/chat/merchant.ts';
import { OrderActs } from './order-acts.tsx';

/** Customer service of a shop. */
export default function ChatPage() {
  const shopId = useShopId();
  const seesOrders = useMay('orders');
  const side = useMemo(
    (): DeskSide => ({
      ...{ calls, shopId, path: `/${shopId}/chat`, report: calls.reportShopper },
      orderPath: seesOrders ? (orderNo) => `/${shopId}/orders/${orderNo}` : null,
      OrderActs,
    }),
    [shopId, seesOrders],
  );
  return <Chat side={side} />;
}
