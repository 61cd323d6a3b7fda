import { Palmtree } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { ShownHoliday } from '#contract/shops/holidays.ts';
import { useShortDay } from '#storefront/base/i18n/short-day.ts';

type HolidayNoticeProps = { holiday: ShownHoliday | null; className?: string };

/** Says that a shop is on holiday, or will be soon, and from when on it ships again. */
export function HolidayNotice({ holiday, className = '' }: HolidayNoticeProps) {
  const t = useTranslations('holiday-notice');
  const day = useShortDay();
  if (!holiday) return null;
  const { hasBegun, isSelling } = holiday;
  const [from, until] = [day(holiday.from), day(holiday.until)];
  return (
    <p className={`flex items-center gap-2 rounded-md bg-warning-soft px-3 py-2 text-ink ${className}`}>
      <Palmtree aria-hidden="true" size={18} className="shrink-0 text-warning" />
      {hasBegun ? t(isSelling ? 'now' : 'nowClosed', { until }) : t('soon', { from, until })}
    </p>
  );
}
