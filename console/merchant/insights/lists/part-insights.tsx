import { Text } from '@mantine/core';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { callMall } from '#console/base/call-mall.ts';
import { useFigureColumns } from '#console/base/insights/figure-columns.tsx';
import { partFigures, usePartName } from '#console/base/insights/part-names.ts';
import { useInsightRange } from '#console/base/insights/range.ts';
import { List } from '#console/base/lists/list.tsx';
import { useListAddress } from '#console/base/lists/list-address.ts';
import { SortField } from '#console/base/lists/sort-field.tsx';
import NotFound from '#console/base/not-found.tsx';
import { useCall, useShopId } from '#console/base/use-call.ts';
import { InsightScreen } from '#console/merchant/insights/insight-screen.tsx';
import { listInsightParts, type PartInsight, partSorts } from '#contract/insights/merchant.ts';
import { type InsightPart, insightParts } from '#contract/insights/values.ts';

/** The figures by category, country, source or search. */
export default function PartInsights() {
  const { part } = useParams();
  const by = insightParts.find((one) => one === part);
  return by ? <Parts key={by} by={by} /> : <NotFound />;
}

function Parts({ by }: { by: InsightPart }) {
  const t = useTranslations('insights');
  const shopId = useShopId();
  const { page, limit, value } = useListAddress();
  const { range, isTooLong } = useInsightRange();
  const sorts = by === 'search' ? [] : by === 'country' ? partSorts.filter((one) => one !== 'visitors') : partSorts;
  const usual = by === 'search' ? 'visitors' : 'sales';
  const sort = sorts.find((one) => one === value('sort')) ?? usual;
  const query = useCall(
    listInsightParts,
    { by, ...range, sort, page, limit },
    { isOff: isTooLong, keepsPrevious: (before) => before.by === by },
  );
  const { columns, exported } = useFigureColumns<PartInsight>(partFigures[by]);
  const nameOf = usePartName(by);
  return (
    <InsightScreen
      tab={by}
      text={t(`parts.${by}.text`)}
      filters={
        sorts.length > 0 && (
          <SortField sort={sort} usual={usual} sorts={sorts} nameOf={(one) => t(`parts.sorts.${one}`)} width={210} />
        )
      }
    >
      {!isTooLong && (
        <List<PartInsight>
          label={t(`tabs.${by}`)}
          list={`insight_${by}`}
          query={query}
          exported={{
            read: (paging) => callMall(listInsightParts, { by, ...range, sort, ...paging }, shopId),
            columns: [[t(`parts.${by}.name`), nameOf], ...exported],
          }}
          idOf={({ key }) => key}
          empty={t(`parts.${by}.none`)}
          columns={[
            {
              accessor: 'key',
              title: t(`parts.${by}.name`),
              render: (row) => <Text size="sm">{nameOf(row)}</Text>,
            },
            ...columns,
          ]}
        />
      )}
    </InsightScreen>
  );
}
