import { LoaderCircle } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useSubmitGuard } from '#storefront/base/client/submit-guard.ts';
import { toast } from '#storefront/base/client/toasts.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { useFormState } from './checked-form.tsx';
import type { Check } from './checks.ts';
import { noteSent } from './resend-countdown.ts';
import { useResendCountdown } from './use-resend-countdown.ts';

type CodeButtonProps = {
  /** Whose countdown it shows: see recipientKey(). */
  recipient: string;
  /** Where the code goes has to be right first. */
  check: Check;
  send: () => Promise<unknown>;
};

/** Sends a code, and then not again for a minute. Only a code that did go out starts that minute. */
export function CodeButton({ recipient, check, send }: CodeButtonProps) {
  const t = useTranslations('identity');
  const isHydrated = useHydrated();
  const { passes, focus } = useFormState();
  const { isBusy, press } = useSubmitGuard();
  const seconds = useResendCountdown(recipient);
  const isWaiting = seconds !== null && seconds > 0;

  const ask = () => {
    if (!passes([check])) return;
    void press(recipient, async () => {
      await send();
      noteSent(recipient);
      void toast(t('codeSent'), 'success', 'code');
      focus('captcha');
    });
  };

  return (
    <button
      type="button"
      disabled={isBusy || isWaiting || !isHydrated}
      aria-busy={isBusy}
      onClick={ask}
      className="flex h-full min-w-28 shrink-0 items-center justify-center gap-1.5 rounded-r-md border-l border-line px-4 font-medium whitespace-nowrap text-brand-deep tabular-nums hover:bg-brand-soft focus-visible:-outline-offset-2 disabled:cursor-default disabled:bg-transparent disabled:text-ink-3"
    >
      {isBusy && <LoaderCircle size={14} aria-hidden="true" className="animate-spin" />}
      {seconds === null ? t('getCode') : isWaiting ? t('secondsLeft', { seconds: String(seconds) }) : t('getAgain')}
    </button>
  );
}
