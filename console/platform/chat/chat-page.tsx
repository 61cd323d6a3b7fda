import { useMemo } from 'react';
import { Route } from 'react-router';
import { Chat } from '#console/base/chat/chat.tsx';
import type { DeskCalls, DeskSide } from '#console/base/chat/desk-side.ts';
import { useUser } from '#console/base/session/user.ts';
import { usePathOfSection } from '#console/platform/use-section-path.ts';
import * as calls from '#contract/chat/platform.ts';
import { Reports } from './reports.tsx';

/** Customer service of the platform. */
export default function ChatPage() {
  const { data: user } = useUser();
  const orders = usePathOfSection()('orders');
  const side = useMemo(
    (): DeskSide => ({
      // The same calls under other addresses: see contract/chat/desk.ts.
      ...{ calls: calls as unknown as DeskCalls, shopId: null, path: '/platform/chat', report: null, OrderActs: null },
      orderPath: orders ? (orderNo) => `${orders}/${orderNo}` : null,
    }),
    [orders],
  );
  if (!user) return null;
  return (
    <Chat side={side}>
      <Route path="reports" element={<Reports />} />
    </Chat>
  );
}
