import { Laptop, Smartphone } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { endOneSession, endOtherSessions, listSessions, type Session } from '#contract/identity/shopper-profile.ts';
import { callFromBrowser, callQuietly } from '#storefront/base/client/calls/browser-mall.ts';
import { useSteadyPending } from '#storefront/base/client/navigation/steady-pending.ts';
import { toast } from '#storefront/base/client/toasts.ts';
import { useDateFormat } from '#storefront/base/i18n/date-format.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { RetryRow } from '#ui/display/retry-row.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { TitledCard } from '#ui/display/titled-card.tsx';

/** What is about to be signed out: one session, or all but this one. */
type Ending = Session | 'others';

/** Where one is signed in, and the way to end that. */
export function SessionsCard() {
  const t = useTranslations('account.sessions');
  const account = useTranslations('account');
  const { sessions, hasFailed, isAsking, ask } = useSessions();
  const [ending, setEnding] = useState<Ending | null>(null);
  const [isBusy, setBusy] = useState(false);
  const hasOthers = sessions?.some(({ isCurrent }) => !isCurrent);

  async function endChosen() {
    if (!ending) return;
    setBusy(true);
    try {
      if (ending === 'others') await callFromBrowser(endOtherSessions, {});
      else await callFromBrowser(endOneSession, { id: ending.id });
      void toast(t('ended'), 'success', 'sessions');
      await ask();
    } catch {
      // A message was shown.
    } finally {
      setBusy(false);
      setEnding(null);
    }
  }

  return (
    <TitledCard
      title={t('title')}
      line={t('line')}
      action={
        hasOthers && (
          <Button variant="secondary" onClick={() => setEnding('others')}>
            {t('endOthers')}
          </Button>
        )
      }
    >
      {sessions && (
        <ul className="mt-3 divide-y divide-line">
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} onEnd={() => setEnding(session)} />
          ))}
        </ul>
      )}
      {!sessions && hasFailed && (
        <RetryRow
          message={t('failed')}
          retryLabel={t('retry')}
          isRetrying={isAsking}
          onRetry={() => void ask().catch(() => {})}
        />
      )}
      {!sessions && !hasFailed && (
        <div role="status" aria-label={t('loading')} className="mt-5 grid gap-4">
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
        </div>
      )}
      <ConfirmDialog
        isOpen={ending !== null}
        isBusy={isBusy}
        title={ending === 'others' ? t('endOthersQuestion') : t('endOneQuestion')}
        text={ending === 'others' ? t('endOthersText') : ending?.device}
        confirmLabel={t('end')}
        cancelLabel={account('cancel')}
        onConfirm={() => void endChosen()}
        onCancel={() => setEnding(null)}
      />
    </TitledCard>
  );
}

function SessionRow({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const t = useTranslations('account.sessions');
  const formatDate = useDateFormat();
  const { device, startedAt, seenAt, isCurrent } = session;
  const Icon = /android|iphone|ipad|mobile/i.test(device) ? Smartphone : Laptop;
  return (
    <li className="flex items-center gap-4 py-4">
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-surface text-ink-2">
        <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <div className="min-w-0 grow">
        <p className="flex items-center gap-2 font-medium">
          <span className="truncate">{device || t('unknownDevice')}</span>
          {isCurrent && <Badge tone="success">{t('thisDevice')}</Badge>}
        </p>
        <p className="flex flex-wrap gap-x-5 text-xs text-ink-3">
          <span>{t('started', { time: formatDate(startedAt) })}</span>
          <span>{t('seen', { time: formatDate(seenAt) })}</span>
        </p>
      </div>
      {!isCurrent && (
        <Button variant="quiet" aria-label={`${t('end')}: ${device || t('unknownDevice')}`} onClick={onEnd}>
          {t('end')}
        </Button>
      )}
    </li>
  );
}

function useSessions() {
  const [sessions, setSessions] = useState<Session[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const ask = useCallback(async () => {
    setAsking(true);
    try {
      setSessions(await callFromBrowser(listSessions, {}));
    } finally {
      setAsking(false);
    }
  }, []);
  useEffect(() => {
    // The row below says it when they do not come: a message over the page would say it twice.
    callQuietly(listSessions, {}).then(setSessions, () => setFailed(true));
  }, []);
  return { sessions, hasFailed, isAsking: useSteadyPending(isAsking), ask };
}
