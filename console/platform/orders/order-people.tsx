import { Button, Stack, Text } from '@mantine/core';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCountries } from '#console/base/countries/countries.ts';
import { FactRows } from '#console/base/fact-rows.tsx';
import { useNotices } from '#console/base/failure-text.ts';
import { Part } from '#console/base/part.tsx';
import { StatusBadge } from '#console/base/status-badge.tsx';
import { useSend } from '#console/base/use-call.ts';
import { LinkedNumber } from '#console/platform/linked-number.tsx';
import type { OutputOf } from '#contract/core/call.ts';
import { type getAnyOrder, type OrderPerson, showOrderPeople } from '#contract/refunds/platform-orders.ts';

type Order = OutputOf<typeof getAnyOrder>;

/** Who bought it and where it goes: masked, until someone wants to see it, which is logged. */
export function OrderPeople({ order }: { order: Order }) {
  const t = useTranslations('platform-people');
  const words = useTranslations('console.orders');
  const { failed } = useNotices();
  const send = useSend(showOrderPeople);
  const [shown, setShown] = useState<OutputOf<typeof showOrderPeople> | null>(null);
  const consignee = shown ? shown.consignee : order.consignee;
  const show = () => void send.mutateAsync({ orderNo: order.orderNo }).then(setShown, failed);
  return (
    <Part
      title={t('orders.people')}
      aside={
        <Button
          size="xs"
          variant="default"
          loading={send.isPending}
          leftSection={shown ? <EyeOff size={14} aria-hidden="true" /> : <Eye size={14} aria-hidden="true" />}
          onClick={() => (shown ? setShown(null) : show())}
        >
          {t(shown ? 'hide' : 'show')}
        </Button>
      }
    >
      <Stack gap="sm">
        <FactRows
          facts={[
            {
              name: words('facts.buyer'),
              value: (
                <LinkedNumber to={`accounts/${order.buyerId}`} scope="accounts">
                  {order.buyer}
                </LinkedNumber>
              ),
            },
            { name: t('email'), value: shown ? shown.email : order.contact.includes('@') && order.contact },
            { name: t('phone'), value: shown ? shown.phone : !order.contact.includes('@') && order.contact },
            { name: t('orders.account'), value: order.isVisitor && t('orders.visitor') },
          ]}
        />
        {consignee ? <Consignee person={consignee} /> : <Text c="dimmed">{words('noAddress')}</Text>}
        {order.isHidden && <StatusBadge colour="gray">{t('orders.hidden')}</StatusBadge>}
        <Text size="xs" c="dimmed">
          {t('showIsLogged')}
        </Text>
      </Stack>
    </Part>
  );
}

function Consignee({ person }: { person: OrderPerson }) {
  const t = useTranslations('console.orders');
  const { nameOf } = useCountries();
  const { realName, phone, email, detail, postCode, country } = person;
  return (
    <div>
      <Text size="sm" c="dimmed">
        {t('consignee')}
      </Text>
      <Text size="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {[realName, phone, email, detail, `${postCode} ${nameOf(country)}`].filter(Boolean).join('\n')}
      </Text>
    </div>
  );
}
