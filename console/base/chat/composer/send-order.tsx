import { useTranslations } from 'use-intl';
import { useDeskClient, useDeskSide } from '#console/base/chat/desk-side.ts';
import { useFormats } from '#console/base/format.ts';
import { useCall } from '#console/base/use-call.ts';
import { PickList } from './pick-list.tsx';

/** Shows the shopper one of their orders. */
export function SendOrder({ chatId, onClose }: { chatId: number; onClose: () => void }) {
  const t = useTranslations('chat-desk.composer');
  const statuses = useTranslations('console.orders.statuses');
  const client = useDeskClient();
  const { calls } = useDeskSide();
  const { money, day } = useFormats();
  const query = useCall(calls.getShopper, { chatId });
  return (
    <PickList
      title={t('order')}
      query={query}
      picks={query.data?.orders.map(({ orderNo, image, payable, status, placedAt }) => ({
        id: orderNo,
        title: orderNo,
        text: [money(payable), statuses(status), day(placedAt)].join(' · '),
        image,
      }))}
      empty={t('noOrders')}
      onPick={(orderNo) => client.send(chatId, { kind: 'order', orderNo })}
      onClose={onClose}
    />
  );
}
