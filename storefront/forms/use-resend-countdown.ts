import { useEffect, useReducer } from 'react';
import { onSent, secondsUntilResend } from './resend-countdown.ts';

const tickMs = 250; // finer than a second, so that no number is skipped or shown late

/** Seconds until this recipient may be sent another code, as they go by; null when none was sent yet. */
export function useResendCountdown(recipient: string): number | null {
  const [, look] = useReducer((ticks: number) => ticks + 1, 0);
  const seconds = secondsUntilResend(recipient);
  const isCounting = seconds !== null && seconds > 0;
  useEffect(() => onSent(look), []);
  useEffect(() => {
    if (!isCounting) return;
    const timer = setInterval(look, tickMs);
    return () => clearInterval(timer);
  }, [isCounting]);
  return seconds;
}
