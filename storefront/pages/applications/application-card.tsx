import { ChevronDown, CircleCheck, CircleX, Clock, FilePen } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { canResubmit } from '#contract/applications/can-resubmit.ts';
import { type Application, type ApplicationState, reviewWorkingDays } from '#contract/applications/shopper.ts';
import { useDateFormat } from '#storefront/base/i18n/date-format.ts';
import { changePath } from '#storefront/base/links/application-paths.ts';
import { Button } from '#ui/buttons/button.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Badge, type BadgeTone } from '#ui/display/badge.tsx';
import { ApplicationFacts } from './application-facts.tsx';
import { MarkedFields } from './marked-fields.tsx';

const styles: Record<ApplicationState, { Icon: typeof Clock; tone: BadgeTone; circle: string }> = {
  waiting: { Icon: Clock, tone: 'warning', circle: 'bg-warning-soft text-warning' },
  asked: { Icon: FilePen, tone: 'warning', circle: 'bg-warning-soft text-warning' },
  approved: { Icon: CircleCheck, tone: 'success', circle: 'bg-success-soft text-success' },
  refused: { Icon: CircleX, tone: 'brand', circle: 'bg-brand-soft text-brand-deep' },
};

/** One application: how far it has come, what comes next, and all that was entered. */
export function ApplicationCard({ application }: { application: Application }) {
  const t = useTranslations('applications');
  const formatDate = useDateFormat();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { auditStatus: state, name, denialReason, createTime, auditTime } = application;
  const { Icon, tone, circle } = styles[state];
  return (
    <article aria-labelledby={`${id}-name`} className="rounded-lg border border-line">
      <div className="flex items-start gap-4 px-6 pt-5">
        <span className={`grid size-10 shrink-0 place-items-center rounded-full ${circle}`}>
          <Icon size={20} aria-hidden="true" />
        </span>
        <div className="min-w-0 grow">
          <div className="flex items-center gap-3">
            <h2 id={`${id}-name`} className="truncate text-base font-semibold">
              {name}
            </h2>
            <Badge tone={tone}>{t(`states.${state}`)}</Badge>
          </div>
          <p className="mt-0.5 text-xs text-ink-3">
            {t('record.sent', { date: formatDate(createTime) })}
            {auditTime && ` · ${t('record.decided', { date: formatDate(auditTime) })}`}
          </p>
          {state === 'refused' || state === 'asked' ? (
            <div
              className={`mt-3 rounded-md px-4 py-2.5 ${state === 'asked' ? 'bg-warning-soft text-warning' : 'bg-brand-soft text-brand-deep'}`}
            >
              <p className="font-semibold">{t(state === 'asked' ? 'record.asked' : 'record.reason')}</p>
              <p className="mt-0.5 wrap-anywhere whitespace-pre-line">{denialReason}</p>
              <MarkedFields fields={application.markedFields} />
            </div>
          ) : (
            <p className="mt-2 text-ink-2">{t(`record.next.${state}`, { days: String(reviewWorkingDays) })}</p>
          )}
        </div>
      </div>
      <div className="flex items-center justify-end gap-3 px-6 py-4">
        <Button variant="quiet" aria-expanded={isOpen} aria-controls={`${id}-facts`} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t('record.hide') : t('record.view')}
          <ChevronDown size={16} aria-hidden="true" className={`transition-transform ${isOpen ? 'rotate-180' : ''}`} />
        </Button>
        {canResubmit(state) && <LinkButton to={changePath(application.id)}>{t('record.edit')}</LinkButton>}
      </div>
      <div id={`${id}-facts`} hidden={!isOpen} className="border-t border-line px-6 py-5">
        {isOpen && (
          <Suspense>
            <ApplicationFacts application={application} />
          </Suspense>
        )}
      </div>
    </article>
  );
}
