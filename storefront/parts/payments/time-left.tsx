import { Clock } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';

/**
 * How long something can still be paid. Counted down from what the mall's clock says, so that it is right in a browser
 * whose own clock is not.
 */
export function TimeLeft({ seconds, onEnd }: { seconds: number; onEnd?: () => void }) {
  const t = useTranslations('payments');
  const left = useSecondsLeft(seconds);
  const ended = useEffectEvent(() => onEnd?.());
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) ended();
  }, [isOver]);
  if (isOver) return <span className="text-ink-2">{t('timeOver')}</span>;
  return (
    <span role="timer" aria-label={t('timeLeft')} className="inline-flex items-center gap-1.5 text-ink-2">
      <Clock size={16} aria-hidden="true" className="shrink-0" />
      <span>
        {t('timeLeft')} <span className="font-semibold text-brand-deep tabular-nums">{clockFace(left)}</span>
      </span>
    </span>
  );
}

/** 1:05, or 1:00:05 when there are hours. */
export function clockFace(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, at) => (at === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}

function useSecondsLeft(seconds: number): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const endsAt = performance.now() + seconds * 1000;
    const tick = () => setLeft(Math.max(0, Math.ceil((endsAt - performance.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 500);
    return () => clearInterval(timer);
  }, [seconds]);
  return left;
}
