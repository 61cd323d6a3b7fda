import { Select } from '@mantine/core';
import { useTranslations } from 'use-intl';

const known = Intl.supportedValuesOf('timeZone');

/** In which time zone the shop is. */
export function ZoneField({ zone, onChange }: { zone: string; onChange: (zone: string) => void }) {
  const t = useTranslations('console.shop');
  return (
    <Select
      label={t('timeZone')}
      description={t('timeZoneHint')}
      searchable
      allowDeselect={false}
      limit={100}
      data={[...new Set(['UTC', zone, ...known])]}
      value={zone}
      onChange={(next) => next && onChange(next)}
    />
  );
}
