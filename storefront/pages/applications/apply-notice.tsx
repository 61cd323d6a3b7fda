import { CircleCheck, Info, Store } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { reviewWorkingDays } from '#contract/applications/shopper.ts';
import { recordPath } from '#storefront/base/links/application-paths.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Card } from '#ui/display/card.tsx';

type NoticeKind = 'waiting' | 'owner' | 'visitor' | 'staff' | 'lost' | 'closed';

const icons = { waiting: CircleCheck, owner: Store, visitor: Info, staff: Info, lost: Info, closed: Info };

/** What stands in the form's place: that it was sent and what comes next, or why nobody can apply now. */
export function ApplyNotice({ kind }: { kind: NoticeKind }) {
  const t = useTranslations('applications');
  const Icon = icons[kind];
  const isGood = kind === 'waiting' || kind === 'owner';
  return (
    <Card as="div" className="grid min-h-120 place-content-center justify-items-center px-8 py-16 text-center">
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
          <LinkButton size="large" to="/users/user_info">
            {t('toProfile')}
          </LinkButton>
        ) : (
          kind !== 'closed' && (
            <LinkButton size="large" to={recordPath}>
              {t('toRecord')}
            </LinkButton>
          )
        )}
        <LinkButton variant="secondary" size="large" to="/">
          {t('toHome')}
        </LinkButton>
      </div>
    </Card>
  );
}
