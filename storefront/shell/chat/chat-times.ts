import { languageTag } from '#contract/core/languages.ts';
import { useLocale } from '#storefront/base/links/mall-link.tsx';

const dayOf = (date: Date) => `${date.getFullYear()}-${date.getMonth()}-${date.getDate()}`;

/** Whether two messages belong under one line with the day. */
export const isSameDay = (one: string, other: string) => dayOf(new Date(one)) === dayOf(new Date(other));

export type ChatTimes = { time: (at: string) => string; day: (at: string) => string | 'today' | 'yesterday' };

/** Times in the shopper's zone: a window that only scripts open is never rendered by the server. */
export function useChatTimes(): ChatTimes {
  const locale = useLocale();
  // Browsers come without Lao; figures are known everywhere.
  const tag = locale === 'lao' ? 'en-GB' : languageTag(locale);
  const time = new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit' });
  const isLao = locale === 'lao';
  const day = new Intl.DateTimeFormat(tag, isLao ? { dateStyle: 'short' } : { day: 'numeric', month: 'short' });
  const dayOfYear = new Intl.DateTimeFormat(tag, { dateStyle: isLao ? 'short' : 'medium' });
  return {
    time: (at) => time.format(new Date(at)).replaceAll('\u202f', ' '),
    day(at) {
      const [date, now] = [new Date(at), new Date()];
      if (dayOf(date) === dayOf(now)) return 'today';
      if (dayOf(date) === dayOf(new Date(now.getTime() - 86_400_000))) return 'yesterday';
      return (date.getFullYear() === now.getFullYear() ? day : dayOfYear).format(date);
    },
  };
}
