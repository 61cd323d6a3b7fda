import { useTranslations } from 'use-intl';
import { usePublicSettings } from '#storefront/base/client/calls/request-context.ts';

/** Says on every page of a demo that a network can reach that nothing here is real or secret. */
export function DemoNotice() {
  const t = useTranslations('shell');
  if (!usePublicSettings()?.isPublicDemo) return null;
  return (
    <p role="note" className="bg-shade px-4 py-1.5 text-center text-white text-xs">
      {t('publicDemo')}
    </p>
  );
}
