import { CircleCheck, Info, Store } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { reviewWorkingDays } from '#contract/applications/shopper.ts';
import { recordPath } from '#storefront/base/links/application-paths.ts';
import { MallLink } from '#storefront/base/links/mall-link.tsx';

type NoticeKind = 'waiting' | 'owner' | 'visitor' | 'staff' | 'lost';

const icons = { waiting: CircleCheck, owner: Store, visitor: Info, staff: Info, lost: Info };

/** What stands in the form's place: that it was sent and what comes next, or why nobody can apply now. */
export function ApplyNotice({ kind }: { kind: NoticeKind }) {
  const t = useTranslations('applications');
  const Icon = icons[kind];
  const isGood = kind === 'waiting' || kind === 'owner';
  return (
    <div className="grid min-h-120 place-content-center justify-items-center rounded-lg bg-card px-8 py-16 text-center">
      <span
        className={`grid size-20 place-items-center rounded-full ${isGood ? 'bg-success-soft text-success' : 'bg-warning-soft text-warning'}`}
      >
        <Icon size={40} aria-hidden="true" />
      </span>
      <h1 className="mt-6 text-xl font-semibold">{t(`notices.${kind}.title`)}</h1>
      <p className="mt-3 max-w-130 text-base text-ink-2">
        {t(`notices.${kind}.text`, { days: String(reviewWorkingDays) })}
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {kind === 'visitor' ? (
          <MallLink to="/users/user_info" className={mainLook}>
            {t('toProfile')}
          </MallLink>
        ) : (
          <MallLink to={recordPath} className={mainLook}>
            {t('toRecord')}
          </MallLink>
        )}
        <MallLink
          to="/"
          className="inline-flex min-h-11 items-center rounded-md border border-line px-7 font-medium hover:border-ink-3 focus-visible:rounded-md"
        >
          {t('toHome')}
        </MallLink>
      </div>
    </div>
  );
}

const mainLook =
  'inline-flex min-h-11 items-center rounded-md bg-brand px-7 font-semibold text-white hover:bg-brand-deep focus-visible:rounded-md';
