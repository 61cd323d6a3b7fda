import { LoaderCircle } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { sendApplicationCode } from '#contract/applications/shopper.ts';
import { callFromBrowser } from '#storefront/base/client/browser-mall.ts';
import { useSubmitGuard } from '#storefront/base/client/submit-guard.ts';
import { toast } from '#storefront/base/client/toasts.ts';
import { noteSent, recipientKey } from '#storefront/forms/resend-countdown.ts';
import { useResendCountdown } from '#storefront/forms/use-resend-countdown.ts';
import { useHydrated } from '#ui/use-hydrated.ts';

type GetCodeProps = { email: string; mayAsk: () => boolean };

/** Sends a code, and then not again for a minute. Only a code that did go out starts that minute. */
export function GetCode({ email, mayAsk }: GetCodeProps) {
  const t = useTranslations('identity');
  const isHydrated = useHydrated();
  const { isBusy, press } = useSubmitGuard();
  const recipient = recipientKey('application', email);
  const seconds = useResendCountdown(recipient);
  const isWaiting = seconds !== null && seconds > 0;

  const ask = () => {
    if (!mayAsk()) return;
    void press(recipient, async () => {
      await callFromBrowser(sendApplicationCode, email);
      noteSent(recipient);
      void toast(t('codeSent'), 'success', 'code');
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
