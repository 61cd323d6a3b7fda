import { Clock } from 'lucide-react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { type ClockStep, clockSteps, type MallClock, moveClock } from '#contract/demo/developer.ts';
import { callFromBrowser } from '#storefront/base/client/calls/browser-mall.ts';
import { useSubmitGuard } from '#storefront/base/client/calls/submit-guard.ts';
import { toast } from '#storefront/base/client/toasts.ts';
import { useDateFormat } from '#storefront/base/i18n/date-format.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { WorldCard } from './world-card.tsx';

const steps = Object.keys(clockSteps) as ClockStep[];
/** What time it is for the mall, and buttons that make it later. */
export function ClockCard({ clock: { now, aheadSeconds } }: { clock: MallClock }) {
  const t = useTranslations('demo.clock');
  const formatDate = useDateFormat();
  const { revalidate } = useRevalidator();
  const { isBusy, press } = useSubmitGuard();
  const isHydrated = useHydrated();
  const hours = Math.round(aheadSeconds / 3_600);
  const move = (step: ClockStep | 'back') =>
    press({ step, aheadSeconds }, async () => {
      await callFromBrowser(moveClock, { step });
      await revalidate();
      void toast(t('moved'), 'success', 'clock');
    });
  return (
    <WorldCard icon={<Clock size={20} aria-hidden="true" />} title={t('title')} line={t('line')}>
      <p className="text-xs text-ink-3">{t('now')}</p>
      <p className="text-xl font-semibold tabular-nums">
        <time dateTime={now}>{formatDate(now)}</time>
      </p>
      <p role="status" className="mt-0.5 text-ink-2">
        {hours === 0 ? t('real') : t('ahead', { days: Math.floor(hours / 24), hours: hours % 24 })}
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        {steps.map((step) => (
          <Button variant="secondary" key={step} disabled={!isHydrated || isBusy} onClick={() => void move(step)}>
            {t(`steps.${step}`)}
          </Button>
        ))}
        <Button
          variant="secondary"
          disabled={!isHydrated || isBusy || aheadSeconds === 0}
          onClick={() => void move('back')}
        >
          {t('back')}
        </Button>
      </div>
    </WorldCard>
  );
}
