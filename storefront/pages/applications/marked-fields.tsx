import { useTranslations } from 'use-intl';
import type { ApplicationField } from '#contract/applications/shopper.ts';

/** To which parts of the form a reviewer has pointed. */
export function MarkedFields({ fields }: { fields: readonly ApplicationField[] }) {
  const t = useTranslations('applications');
  if (fields.length === 0) return null;
  return (
    <p className="mt-1 text-sm">
      {t('record.marked', { fields: fields.map((field) => t(`fields.${field}`)).join(' · ') })}
    </p>
  );
}
