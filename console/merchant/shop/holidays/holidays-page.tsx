import { List, Stack } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { MoreMessages } from '#console/base/more-messages.tsx';
import { Part } from '#console/base/part.tsx';
import { ShopScreen } from '#console/merchant/shop/shop-screen.tsx';
import type { Locale } from '#contract/core/languages.ts';
import { holidayNoticeDays } from '#contract/shops/holidays.ts';
import { listHolidays } from '#contract/shops/merchant-holidays.ts';
import type { Messages } from '#locales/groups.ts';
import { HolidayRows } from './holiday-rows.tsx';
import { PlanPart } from './plan-part.tsx';

const files: Record<Locale, () => Promise<{ default: Messages['holidays'] }>> = {
  en: () => import('#locales/en/holidays.json'),
  'zh-CN': () => import('#locales/zh-CN/holidays.json'),
  es: () => import('#locales/es/holidays.json'),
  fr: () => import('#locales/fr/holidays.json'),
  th: () => import('#locales/th/holidays.json'),
  lao: () => import('#locales/lao/holidays.json'),
};

/** When the shop does not work, and what that means for its buyers and its deadlines. */
export default function HolidaysPage() {
  return (
    <MoreMessages group="holidays" files={files}>
      <ShopScreen call={listHolidays}>
        {({ holidays, today, timeZone }) => (
          <Stack>
            <HolidayRows holidays={holidays} />
            <PlanPart today={today} timeZone={timeZone} />
            <Rules />
          </Stack>
        )}
      </ShopScreen>
    </MoreMessages>
  );
}

function Rules() {
  const t = useTranslations('holidays.rules');
  return (
    <Part title={t('title')}>
      <List size="sm" spacing="xs">
        <List.Item>{t('shown', { days: holidayNoticeDays })}</List.Item>
        <List.Item>{t('still')}</List.Item>
        <List.Item>{t('older')}</List.Item>
        <List.Item>{t('buyers')}</List.Item>
      </List>
    </Part>
  );
}
