import { Anchor, Group, Pagination, Skeleton, Stack, Table, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import { TableCard } from '#console/base/lists/table-card.tsx';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { useMay } from '#console/base/session/user.ts';
import { useCall, useShopId } from '#console/base/use-call.ts';
import {
  listCostlyChats,
  listCostlyRefunds,
  listCostlyReviews,
  listLateOrders,
} from '#contract/insights/merchant-health.ts';
import type { RefundReason } from '#contract/refunds/shopper.ts';

const limit = 10;

type Cost = { at: string; doneAt: string | null; cost: number };
type TableWords = { label: string; about: string; at: string; doneAt: string };

type CostTableProps<Row extends Cost> = {
  words: TableWords;
  query: Pick<ReturnType<typeof useCall>, 'error' | 'refetch'> & { data?: { list: Row[]; total: number } | undefined };
  page: number;
  onPage: (page: number) => void;
  idOf: (row: Row) => string | number;
  about: (row: Row) => ReactNode;
};

/** What has cost points, each with its own. */
function CostTable<Row extends Cost>({ words, query, page, onPage, idOf, about }: CostTableProps<Row>) {
  const t = useTranslations('insights.health');
  const console = useTranslations('console.list');
  const { time, score } = useFormats();
  const { data, error, refetch } = query;
  if (error && !data) return <LoadFailure error={error} onRetry={refetch} />;
  if (!data) return <Skeleton h={120} />;
  if (data.total === 0) return null;
  return (
    <Stack gap="sm">
      <TableCard
        label={words.label}
        head={
          <>
            <Table.Th>{words.about}</Table.Th>
            <Table.Th>{words.at}</Table.Th>
            <Table.Th>{words.doneAt}</Table.Th>
            <Table.Th ta="right">{t('cost')}</Table.Th>
          </>
        }
      >
        {data.list.map((row) => (
          <Table.Tr key={idOf(row)}>
            <Table.Td>{about(row)}</Table.Td>
            <Table.Td>{time(row.at)}</Table.Td>
            <Table.Td>{row.doneAt ? time(row.doneAt) : t('notYet')}</Table.Td>
            <Table.Td ta="right" className="figures">{`−${score(row.cost)}`}</Table.Td>
          </Table.Tr>
        ))}
      </TableCard>
      {data.total > limit && (
        <Group justify="flex-end">
          <Pagination
            size="sm"
            total={Math.ceil(data.total / limit)}
            value={page}
            onChange={onPage}
            getControlProps={(control) => ({ 'aria-label': console(control) })}
          />
        </Group>
      )}
    </Stack>
  );
}

/** In place of a list that the person's role does not allow. */
function NotAllowed({ children }: { children: ReactNode }) {
  return (
    <Text size="sm" c="dimmed">
      {children}
    </Text>
  );
}

export function LateOrders() {
  const t = useTranslations('insights.health.tables');
  const shopId = useShopId();
  const [page, setPage] = useState(1);
  const query = useCall(listLateOrders, { page, limit }, { keepsPrevious: true });
  return (
    <CostTable
      words={{ label: t('lateOrders'), about: t('order'), at: t('due'), doneAt: t('sent') }}
      query={query}
      page={page}
      onPage={setPage}
      idOf={({ orderNo }) => orderNo}
      about={({ orderNo }) => (
        <Anchor component={Link} to={`/${shopId}/orders/${orderNo}`} size="sm">
          {orderNo}
        </Anchor>
      )}
    />
  );
}

export function CostlyRefunds({ factor }: { factor: 'refunds' | 'answers' }) {
  const t = useTranslations('insights.health.tables');
  const reasons = useTranslations('console.refunds.reasons');
  const shopId = useShopId();
  const may = useMay('refunds');
  const [page, setPage] = useState(1);
  const query = useCall(listCostlyRefunds, { factor, page, limit }, { isOff: !may, keepsPrevious: true });
  if (!may) return <NotAllowed>{t('noRefunds')}</NotAllowed>;
  return (
    <CostTable
      words={{
        label: factor === 'refunds' ? t('faultyRefunds') : t('slowRefunds'),
        about: t('refund'),
        at: t('asked'),
        doneAt: factor === 'refunds' ? t('refunded') : t('answered'),
      }}
      query={query}
      page={page}
      onPage={setPage}
      idOf={({ refundOrderNo }) => refundOrderNo}
      about={({ refundOrderNo, reason }) => (
        <>
          <Anchor component={Link} to={`/${shopId}/refunds/${refundOrderNo}`} size="sm">
            {refundOrderNo}
          </Anchor>
          <Text size="sm" c="dimmed">
            {reasons(reason as RefundReason)}
          </Text>
        </>
      )}
    />
  );
}

export function CostlyReviews({ factor }: { factor: 'reviews' | 'answers' }) {
  const t = useTranslations('insights.health.tables');
  const shopId = useShopId();
  const may = useMay('reviews');
  const [page, setPage] = useState(1);
  const query = useCall(listCostlyReviews, { factor, page, limit }, { isOff: !may, keepsPrevious: true });
  if (!may) return <NotAllowed>{t('noReviews')}</NotAllowed>;
  return (
    <CostTable
      words={{
        label: factor === 'reviews' ? t('lowReviews') : t('slowReviews'),
        about: t('review'),
        at: t('written'),
        doneAt: t('answered'),
      }}
      query={query}
      page={page}
      onPage={setPage}
      idOf={({ reviewId }) => reviewId}
      about={({ product, stars, text }) => (
        <>
          <Anchor component={Link} to={`/${shopId}/reviews?stars=${stars}`} size="sm">
            {t('starsFor', { stars, product })}
          </Anchor>
          <Text size="sm" c="dimmed" lineClamp={2} maw={560}>
            {text}
          </Text>
        </>
      )}
    />
  );
}

export function CostlyChats({ factor }: { factor: 'chats' | 'satisfaction' }) {
  const t = useTranslations('insights.health.tables');
  const shopId = useShopId();
  const may = useMay('chat');
  const [page, setPage] = useState(1);
  const query = useCall(listCostlyChats, { factor, page, limit }, { isOff: !may, keepsPrevious: true });
  if (!may) return <NotAllowed>{t('noChats')}</NotAllowed>;
  return (
    <CostTable
      words={{
        label: factor === 'chats' ? t('slowChats') : t('lowRatings'),
        about: t('chat'),
        at: factor === 'chats' ? t('asked') : t('rated'),
        doneAt: t('answered'),
      }}
      query={query}
      page={page}
      onPage={setPage}
      idOf={({ roundId }) => roundId}
      about={({ chatId, stars, comment }) => (
        <>
          {chatId === null ? (
            <Text size="sm">{t('deletedChat')}</Text>
          ) : (
            <Anchor component={Link} to={`/${shopId}/chat?chats=${chatId}`} size="sm">
              {stars === null ? t('chatNumber', { number: chatId }) : t('ratedChat', { stars, number: chatId })}
            </Anchor>
          )}
          <Text size="sm" c="dimmed" lineClamp={2} maw={560}>
            {comment}
          </Text>
        </>
      )}
    />
  );
}
