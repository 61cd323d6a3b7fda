import { useTranslations } from 'use-intl';
import { useSubmitGuard } from '#storefront/base/client/calls/submit-guard.ts';
import { toast } from '#storefront/base/client/toasts.ts';
import { GroupButton } from '#ui/fields/input-group.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { useFormState } from './checked-form.tsx';
import type { Check } from './checks.ts';
import { noteSent } from './resend-countdown.ts';
import { useResendCountdown } from './use-resend-countdown.ts';

type CodeButtonProps = {
  /** Whose countdown it shows: see recipientKey(). */
  recipient: string;
  /** Where the code goes has to be right first. */
  check?: Check;
  /** Asked instead, where more than that matters; it shows a message if not. */
  mayAsk?: () => boolean;
  send: () => Promise<unknown>;
};

/** Sends a code, and then not again for a minute. Only a code that did go out starts that minute. */
export function CodeButton({ recipient, check = null, mayAsk, send }: CodeButtonProps) {
  const t = useTranslations('identity');
  const isHydrated = useHydrated();
  const { passes, focus } = useFormState();
  const { isBusy, press } = useSubmitGuard();
  const seconds = useResendCountdown(recipient);
  const isWaiting = seconds !== null && seconds > 0;

  const ask = () => {
    const isRight = mayAsk ?? (() => passes(check ? [{ field: check.field, message: t(check.key) }] : []));
    if (!isRight()) return;
    void press(recipient, async () => {
      await send();
      noteSent(recipient);
      void toast(t('codeSent'), 'success', 'code');
      focus('captcha');
    });
  };

  return (
    <GroupButton disabled={isWaiting || !isHydrated} isBusy={isBusy} onClick={ask} className="min-w-28 text-brand-deep">
      {seconds === null ? t('getCode') : isWaiting ? t('secondsLeft', { seconds: String(seconds) }) : t('getAgain')}
    </GroupButton>
  );
}
