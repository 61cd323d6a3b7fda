import { Stack, Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useInsightRange } from '#console/base/insights/range.ts';
import { RangeBar } from '#console/base/insights/range-bar.tsx';
import { Screen } from '#console/base/screen.tsx';
import { useShopId } from '#console/base/use-call.ts';
import { insightParts } from '#contract/insights/values.ts';

export const insightTabs = ['overview', 'products', ...insightParts, 'health'] as const;
export type InsightTab = (typeof insightTabs)[number];

type InsightScreenProps = {
  tab: InsightTab;
  text?: string;
  hasRange?: boolean;
  /** Beside the range. */
  filters?: ReactNode;
  children: ReactNode;
};

/** A screen of figures: the way to the others, and the range, which stays when one goes there. */
export function InsightScreen({ tab, text, hasRange = true, filters, children }: InsightScreenProps) {
  const t = useTranslations();
  const shopId = useShopId();
  const navigate = useNavigate();
  const { daysQuery } = useInsightRange();
  const open = (next: string | null) =>
    void navigate(`/${shopId}/insights${next === 'overview' ? '' : `/${next}`}${daysQuery && `?${daysQuery}`}`);
  return (
    <Screen
      title={tab === 'overview' ? t('console.sections.insights') : t(`insights.tabs.${tab}`)}
      text={text ?? t('insights.text')}
      {...(tab !== 'overview' && { parent: { to: `/${shopId}/insights`, name: t('console.sections.insights') } })}
    >
      <Tabs value={tab} onChange={open}>
        <Tabs.List aria-label={t('insights.tabs.label')}>
          {insightTabs.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {t(`insights.tabs.${one}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={tab} pt="lg">
          <Stack gap="lg">
            {hasRange && <RangeBar>{filters}</RangeBar>}
            {children}
          </Stack>
        </Tabs.Panel>
      </Tabs>
    </Screen>
  );
}
