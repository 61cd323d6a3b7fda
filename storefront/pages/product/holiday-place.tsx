import { lazy, memo, Suspense } from 'react';
import type { ShownHoliday } from '#contract/shops/holidays.ts';

const HolidayNotice = import.meta.env.SSR
  ? (await import('#storefront/parts/shops/holiday-notice.tsx')).HolidayNotice
  : lazy(() => import('#storefront/parts/shops/holiday-notice.tsx').then((part) => ({ default: part.HolidayNotice })));

/** Where a product says that its shop is on holiday, which few visits see. It must not be asked to change: see lower-part.tsx. */
export const HolidayPlace = memo(function HolidayPlace({ holiday }: { holiday: ShownHoliday | null }) {
  if (!holiday) return null;
  return (
    <Suspense fallback={<div className="mt-3 h-9" />}>
      <HolidayNotice holiday={holiday} className="mt-3" />
    </Suspense>
  );
});
