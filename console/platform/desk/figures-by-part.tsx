import { Anchor, SegmentedControl, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { callMall } from '#console/base/call-mall.ts';
import { useFigureColumns } from '#console/base/insights/figure-columns.tsx';
import { partFigures, usePartName } from '#console/base/insights/part-names.ts';
import { useInsightRange } from '#console/base/insights/range.ts';
import { List } from '#console/base/lists/list.tsx';
import { useListAddress } from '#console/base/lists/list-address.ts';
import { useCall } from '#console/base/use-call.ts';
import { useSectionPath } from '#console/platform/use-section-path.ts';
import type { PartInsight } from '#contract/insights/merchant.ts';
import { listMallParts, type MallPart, mallParts } from '#contract/insights/platform.ts';

/** The same figures by category, shop, country or source. */
export function FiguresByPart() {
  const t = useTranslations('platform-desk.parts');
  const { value, change } = useListAddress();
  const by = mallParts.find((one) => one === value('by')) ?? 'category';
  return (
    <Stack gap="sm">
      <SegmentedControl
        aria-label={t('label')}
        style={{ alignSelf: 'flex-start' }}
        value={by}
        onChange={(next) => change({ by: next === 'category' ? null : next })}
        data={mallParts.map((one) => ({ value: one, label: t(`tabs.${one}`) }))}
      />
      <Rows key={by} by={by} />
    </Stack>
  );
}

function Rows({ by }: { by: MallPart }) {
  const t = useTranslations('platform-desk.parts');
  const { page, limit } = useListAddress();
  const { range } = useInsightRange();
  const query = useCall(listMallParts, { by, ...range, page, limit }, { keepsPrevious: (before) => before.by === by });
  const { columns, exported } = useFigureColumns<PartInsight>(partFigures[by]);
  const nameOf = usePartName(by);
  const shopsPath = useSectionPath('shops');
  return (
    <List<PartInsight>
      label={t(`tabs.${by}`)}
      query={query}
      exported={{
        read: (paging) => callMall(listMallParts, { by, ...range, ...paging }),
        columns: [[t(`names.${by}`), nameOf], ...exported],
      }}
      idOf={({ key }) => key}
      empty={t('none')}
      columns={[
        {
          accessor: 'key',
          title: t(`names.${by}`),
          render: (row) =>
            by === 'shop' && shopsPath ? (
              <Anchor component={Link} to={`${shopsPath}/${row.key}`} size="sm">
                {nameOf(row)}
              </Anchor>
            ) : (
              <Text size="sm">{nameOf(row)}</Text>
            ),
        },
        ...columns,
      ]}
    />
  );
}
