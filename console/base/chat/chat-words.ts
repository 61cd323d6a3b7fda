import { useEffect, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import type { DeskChat, LastMessage } from '#contract/chat/values.ts';

/** What a shopper is called; guests have no name. */
export function useShopperName(): (chat: Pick<DeskChat, 'id' | 'shopper'>) => string {
  const t = useTranslations('chat-desk');
  return ({ id, shopper }) => shopper.nickname || t(`nameless.${shopper.kind}`, { number: id });
}

/** The newest message in one line. */
export function useLastWords(): (last: LastMessage | null) => string {
  const t = useTranslations('chat-desk');
  return (last) => {
    if (!last) return '';
    if (last.kind === 'notice') return last.notice ? t(`notices.${last.notice}`) : '';
    const words = last.kind === 'text' ? last.text.replaceAll('\n', ' ') : t(`kinds.${last.kind}`);
    return last.side === 'desk' ? t('you', { words }) : words;
  };
}

const steps = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** How long something takes or has taken, in its largest unit: "3 min". */
export function useDuration(): (seconds: number) => string {
  const format = useFormatter();
  return (seconds) => {
    const [unit, size] = steps.find((step) => seconds >= step[1]) ?? (['second', 1] as const);
    return format.number(Math.floor(seconds / size), { style: 'unit', unit, unitDisplay: 'short' });
  };
}

/** Now, said again so often. */
export function useTicking(everyMs: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}

/** After so long a wait is too long. */
export const longWaitSeconds = 300;

export const secondsSince = (iso: string, now: number): number => Math.max(0, (now - Date.parse(iso)) / 1_000);
