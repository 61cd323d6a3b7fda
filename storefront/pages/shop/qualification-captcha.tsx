import { RefreshCw } from 'lucide-react';
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { OutputOf } from '#contract/core/call.ts';
import { getQualification, newCaptcha, type Qualification } from '#contract/shops/shopper-page.ts';
import { callFromBrowser } from '#storefront/base/client/calls/browser-mall.ts';
import { useSteadyPending } from '#storefront/base/client/navigation/steady-pending.ts';
import { Button } from '#ui/buttons/button.tsx';
import { RetryRow } from '#ui/display/retry-row.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { Input } from '#ui/fields/input.tsx';

type QualificationCaptchaProps = { shopId: number; onRead: (qualification: Qualification) => void };

/** Four characters to be read from a picture. Only the server knows them; each picture is good for one answer. */
export function QualificationCaptcha({ shopId, onRead }: QualificationCaptchaProps) {
  const t = useTranslations('shops.qualification');
  const { code, hasFailed, isAsking, askAgain } = useCaptcha();
  const [isBusy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const captcha = input.current?.value.trim() ?? '';
    if (captcha === '' || !code || isBusy) return input.current?.focus();
    setBusy(true);
    try {
      onRead(await callFromBrowser(getQualification, { id: shopId, key: code.key, captcha }));
    } catch {
      // A message was shown. The picture is spent, whatever was wrong.
      if (input.current) input.current.value = '';
      input.current?.focus();
      await askAgain();
    } finally {
      setBusy(false);
    }
  }

  if (hasFailed)
    return (
      <RetryRow message={t('failed')} retryLabel={t('retry')} isRetrying={isAsking} onRetry={() => void askAgain()} />
    );
  return (
    <form onSubmit={(event) => void send(event)} className="mt-2">
      <p className="text-ink-2">{t('line')}</p>
      <div className="mt-5 flex items-center gap-3">
        {code && !isAsking ? (
          <img
            src={code.picture}
            alt={t('picture')}
            width={132}
            height={48}
            className="h-12 w-33 rounded-md bg-surface"
          />
        ) : (
          <Skeleton className="h-12 w-33" />
        )}
        <Button variant="quiet" size="large" disabled={isAsking} onClick={() => void askAgain()}>
          <RefreshCw aria-hidden="true" size={16} />
          {t('another')}
        </Button>
        <Input
          ref={input}
          aria-label={t('characters')}
          placeholder={t('characters')}
          autoComplete="off"
          spellCheck={false}
          maxLength={8}
          required
          className="w-52"
        />
        <Button size="large" type="submit" disabled={!code} isBusy={isBusy}>
          {t('show')}
        </Button>
      </div>
    </form>
  );
}

function useCaptcha() {
  const [code, setCode] = useState<OutputOf<typeof newCaptcha> | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const askAgain = useCallback(async () => {
    setAsking(true);
    try {
      setCode(await callFromBrowser(newCaptcha, {}));
      setFailed(false);
    } catch {
      setFailed(true);
    } finally {
      setAsking(false);
    }
  }, []);
  useEffect(() => {
    void askAgain();
  }, [askAgain]);
  return { code, hasFailed, isAsking: useSteadyPending(isAsking), askAgain };
}
