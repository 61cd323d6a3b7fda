import { ExternalLink, Smartphone } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { startPayment } from '#contract/payments/shopper.ts';
import { callFromBrowser } from '#storefront/base/client/calls/browser-mall.ts';
import { MallPrice } from '#storefront/base/i18n/mall-price.tsx';
import { useMallPath } from '#storefront/base/links/mall-link.tsx';
import { resultPath } from '#storefront/base/links/pay-paths.ts';
import { QrCode, type QrModules } from '#ui/display/qr-code.tsx';
import { RetryRow } from '#ui/display/retry-row.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { TestMark } from './pay-methods.tsx';
import { TimeLeft } from './time-left.tsx';
import { type PayState, usePayState } from './use-pay-state.ts';

const codeWidth = 220;
const isWaiting = (state: PayState | null) =>
  state === null || state.state === 'unpaid' || state.state === 'processing';

/**
 * A code to be scanned by a phone, for one payment. It notices by itself that it was paid, and moves on to the result;
 * `isTest` when no money moves. Needs the messages of the group `payments`.
 */
export function ScanToPay({ orderNo, isTest }: { orderNo: string; isTest: boolean }) {
  const t = useTranslations('payments');
  const { code, codeText, hasFailed, begin } = useScanCode(orderNo);
  const { state, ask } = usePayState(orderNo, null, isWaiting);
  const navigate = useNavigate();
  const mallPath = useMallPath();
  const isOver = state !== null && !isWaiting(state);
  useEffect(() => void ask(), [ask]);
  useEffect(() => {
    if (isOver) navigate(mallPath(resultPath(orderNo)), { replace: true });
  }, [isOver, navigate, mallPath, orderNo]);

  if (hasFailed) return <RetryRow message={t('codeFailed')} retryLabel={t('tryAgain')} onRetry={begin} />;
  return (
    <section aria-label={t('scanTitle')} className="flex flex-col items-center gap-4 py-4 text-center">
      <p className="flex items-center gap-2 text-base font-semibold">
        {t('scanTitle')}
        {isTest && <TestMark />}
      </p>
      {state ? <MallPrice amount={state.amount} size="lg" /> : <Skeleton className="h-10 w-32" />}
      <div className="rounded-lg border border-line bg-white p-2">
        {code ? <QrCode code={code} alt={t('scanAlt')} width={codeWidth} /> : <Skeleton className="size-[220px]" />}
      </div>
      <p role="status" className="flex max-w-80 items-center gap-2 text-ink-2">
        <Smartphone size={18} aria-hidden="true" className="shrink-0" />
        {state?.failure ? t('scanDeclined') : t('scanLine')}
      </p>
      {state && <TimeLeft seconds={state.secondsLeft} onEnd={ask} />}
      {isTest && codeText && (
        <a
          href={codeText}
          target="_blank"
          rel="noopener"
          className="inline-flex items-center gap-1.5 font-medium text-brand-deep hover:underline"
        >
          <ExternalLink size={16} aria-hidden="true" />
          {t('openPhonePage')}
        </a>
      )}
    </section>
  );
}

function useScanCode(orderNo: string) {
  const [code, setCode] = useState<QrModules | null>(null);
  const [codeText, setCodeText] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const begin = useCallback(async () => {
    setFailed(false);
    try {
      const [{ codeText: text }, { scanModules }] = await Promise.all([
        callFromBrowser(startPayment, { orderNo, payType: 'scan' }),
        import('./scan-modules.ts'),
      ]);
      setCodeText(text);
      setCode(scanModules(text ?? ''));
    } catch {
      setFailed(true); // a message has said why
    }
  }, [orderNo]);
  useEffect(() => void begin(), [begin]);
  return { code, codeText, hasFailed, begin };
}
