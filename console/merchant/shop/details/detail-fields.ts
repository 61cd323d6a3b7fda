import { useTranslations } from 'use-intl';
import type { Fields } from '#console/base/conflict/changed-fields.ts';
import { useDayNames } from '#console/base/hours/hours-fields.tsx';
import type { OutputOf } from '#contract/core/call.ts';
import { languages } from '#contract/core/languages.ts';
import type { getShopDetails } from '#contract/shops/merchant-shop.ts';
import { weekDays } from '#contract/shops/opening-hours.ts';

export type Details = OutputOf<typeof getShopDetails>;

/** What can be changed of it. */
export const valuesOf = ({ intro, address, phone, email, openingHours, timeZone, weekHours }: Details) => ({
  intro,
  address,
  phone,
  email,
  openingHours,
  timeZone,
  weekHours,
});

/** The fields that are compared: the introduction in each language is one, and so is each day of the week. */
export const fieldsOf = ({ intro, weekHours, ...others }: ReturnType<typeof valuesOf>): Fields => ({
  ...Object.fromEntries(languages.map(({ locale }) => [`intro ${locale}`, intro[locale]])),
  ...Object.fromEntries(weekHours.map((hours, day) => [`day ${day}`, hours ? `${hours.from}–${hours.until}` : ''])),
  ...{ phone: others.phone, email: others.email, address: others.address },
  ...{ openingHours: others.openingHours, timeZone: others.timeZone },
});

export function useFieldLabels(): (field: string) => string {
  const t = useTranslations('console.shop');
  const dayName = useDayNames();
  const labels: Record<string, string> = {
    ...Object.fromEntries(languages.map(({ locale, name }) => [`intro ${locale}`, `${t('intro')} · ${name}`])),
    ...Object.fromEntries(Array.from({ length: weekDays }, (_, day) => [`day ${day}`, dayName(day)])),
    ...{ phone: t('phone'), email: t('email'), address: t('address') },
    ...{ openingHours: t('hours'), timeZone: t('timeZone') },
  };
  return (field) => labels[field] ?? field;
}
