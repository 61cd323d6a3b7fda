import { Text } from '@mantine/core';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { callMall } from '#console/base/call-mall.ts';
import { useFormats } from '#console/base/format.ts';
import { List } from '#console/base/lists/list.tsx';
import { useListAddress } from '#console/base/lists/list-address.ts';
import { NumberLink } from '#console/base/lists/number-link.tsx';
import { ProductCell } from '#console/base/lists/product-cell.tsx';
import { Screen } from '#console/base/screen.tsx';
import { StatusBadge } from '#console/base/status-badge.tsx';
import { useCall } from '#console/base/use-call.ts';
import type { OutputOf } from '#contract/core/call.ts';
import { listAskedRefunds } from '#contract/refunds/platform.ts';

type Dispute = OutputOf<typeof listAskedRefunds>['list'][number];

/** What waits for a decision between buyer and shop, the nearest deadline first. */
export function DisputeList() {
  const t = useTranslations('platform-people.disputes');
  const words = useTranslations('console');
  const sections = useTranslations('platform.sections');
  const { money } = useFormats();
  const navigate = useNavigate();
  const { page, limit } = useListAddress();
  const query = useCall(listAskedRefunds, { page, limit }, { keepsPrevious: true });
  const kindOf = ({ refundStatus }: Dispute) => t(refundStatus === 'disputed' ? 'contested' : 'appealed');
  return (
    <Screen title={sections('disputes')} text={t('text')}>
      <List<Dispute>
        label={sections('disputes')}
        query={query}
        idOf={({ refundOrderNo }) => refundOrderNo}
        empty={t('none')}
        onOpen={({ refundOrderNo }) => void navigate(`/platform/disputes/${refundOrderNo}`)}
        exported={{
          name: 'disputes',
          read: (paging) => callMall(listAskedRefunds, paging),
          columns: [
            [words('refunds.refund'), ({ refundOrderNo }) => refundOrderNo],
            [words('orders.order'), ({ merOrderNo }) => merOrderNo],
            [t('shop'), ({ merName }) => merName],
            [words('refunds.buyer'), ({ buyer }) => buyer],
            [t('matter'), kindOf],
            [words('refunds.amount'), ({ refundPrice }) => (refundPrice / 100).toFixed(2)],
            [t('decideBy'), ({ answerBy }) => answerBy],
          ],
        }}
        columns={[
          {
            accessor: 'refundOrderNo',
            title: words('refunds.refund'),
            width: 240,
            render: ({ refundOrderNo, createTime }) => (
              <NumberLink to={`/platform/disputes/${refundOrderNo}`} number={refundOrderNo} at={createTime} />
            ),
          },
          {
            accessor: 'orderInfoList',
            title: words('orders.products'),
            render: ({ orderInfoList: [first], totalNum }) => (
              <ProductCell
                isShort
                image={first?.image}
                name={first?.name}
                text={words('orders.units', { count: totalNum })}
              />
            ),
          },
          {
            accessor: 'merName',
            title: t('sides'),
            width: 200,
            render: ({ merName, buyer }) => (
              <>
                <Text size="sm">{buyer}</Text>
                <Text size="sm" c="dimmed">
                  {merName}
                </Text>
              </>
            ),
          },
          {
            accessor: 'refundStatus',
            title: t('matter'),
            width: 190,
            render: (dispute) => (
              <StatusBadge colour={dispute.refundStatus === 'disputed' ? 'red' : 'orange'}>
                {kindOf(dispute)}
              </StatusBadge>
            ),
          },
          {
            accessor: 'refundPrice',
            title: words('refunds.amount'),
            width: 130,
            textAlign: 'right',
            render: ({ refundPrice }) => money(refundPrice),
          },
          {
            accessor: 'answerBy',
            title: t('decideBy'),
            width: 190,
            render: ({ answerBy }) => answerBy && <Deadline at={answerBy} />,
          },
        ]}
      />
    </Screen>
  );
}

const soonMs = 86_400_000;

/** Until when it has to be decided; the last day stands out. */
function Deadline({ at }: { at: string }) {
  const { time, ago } = useFormats();
  const isSoon = Date.parse(at) - Date.now() < soonMs;
  return (
    <>
      <Text size="sm">{time(at)}</Text>
      <Text size="sm" c={isSoon ? 'var(--mantine-color-error)' : 'dimmed'}>
        {ago(at)}
      </Text>
    </>
  );
}
