import { Button, Menu } from '@mantine/core';
import { Flag, FlagOff } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useOutcomeNotice } from '#console/base/lists/outcome-notice.tsx';
import { useSend } from '#console/base/use-call.ts';
import type { ShopOrder } from '#contract/shipping/merchant.ts';
import { flagOrders, type OrderFlag, orderFlags } from '#contract/shipping/merchant-notes.ts';
import { FlagBadge } from './order-flag.tsx';

/** Gives all chosen orders a flag, or takes it away. Taken back, each has the flag that it had. */
export function FlagMenu({ orders, onDone }: { orders: readonly ShopOrder[]; onDone: () => void }) {
  const t = useTranslations('console.orders');
  const notice = useOutcomeNotice();
  const send = useSend(flagOrders);

  async function sendAll(orderNos: string[], flag: OrderFlag | null) {
    const outcomes = await send.mutateAsync({ orderNos, flag });
    return outcomes.map((outcome) => ({ ...outcome, name: outcome.orderNo }));
  }

  async function setBack(changed: readonly { orderNo: string; before: OrderFlag | null }[]) {
    const groups = [...Map.groupBy(changed, ({ before }) => before)];
    const outcomes = groups.map(([flag, same]) =>
      sendAll(
        same.map(({ orderNo }) => orderNo),
        flag,
      ),
    );
    return (await Promise.all(outcomes)).flat();
  }

  const set = (flag: OrderFlag | null) =>
    notice(
      sendAll(
        orders.map(({ orderNo }) => orderNo),
        flag,
      ).then((outcomes) => {
        onDone();
        return outcomes;
      }),
      {
        text: (changed) =>
          flag
            ? t('flags.set', { count: changed.length, flag: t(`flags.${flag}`) })
            : t('flags.cleared', { count: changed.length }),
        undo: setBack,
      },
    );

  return (
    <Menu withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button variant="default" loading={send.isPending} leftSection={<Flag size={16} aria-hidden="true" />}>
          {t('flags.setFlag')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {orderFlags.map((flag) => (
          <Menu.Item key={flag} onClick={() => void set(flag)}>
            <FlagBadge flag={flag} />
          </Menu.Item>
        ))}
        <Menu.Divider role="separator" />
        <Menu.Item leftSection={<FlagOff size={16} aria-hidden="true" />} onClick={() => void set(null)}>
          {t('internal.noFlag')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
