import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useIsPageLost } from '#storefront/base/client/navigation/lost-page.ts';

const throttleMs = 200; // spec §9: quick changes of page show no bar

/** A thin line at the very top while a change of page takes its time. It fills over 5 s and then waits (spec §9). */
export function ProgressBar() {
  const t = useTranslations('shell');
  const isLost = useIsPageLost();
  const isChanging = useNavigation().state !== 'idle' && !isLost;
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isChanging) return;
    const timer = setTimeout(() => setLong(true), throttleMs);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isChanging]);
  if (!isLong) return null;
  return (
    <div
      role="progressbar"
      aria-label={t('loadingPage')}
      className="fixed inset-x-0 top-0 z-50 h-0.5 origin-left bg-brand transition-transform duration-5000 ease-out starting:scale-x-0"
    />
  );
}
