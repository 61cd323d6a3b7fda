import { useTranslations } from 'use-intl';
import type { OutputOf } from '#contract/core/call.ts';
import { type listOwnReviews, type OwnReview, ownKinds } from '#contract/reviews/shopper-own.ts';
import { MallLink } from '#storefront/base/links/mall-link.tsx';
import { ownReviewsPath } from '#storefront/base/links/review-paths.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { OwnReviewCard } from './own-review-card.tsx';

type Kind = (typeof ownKinds)[number];
type DoneListProps = {
  list: readonly OwnReview[];
  type: Kind;
  counts: OutputOf<typeof listOwnReviews>['counts'];
  waiting: number;
};

const kindPath = (kind: Kind) => `${ownReviewsPath}?tab=done${kind === 'all' ? '' : `&type=${kind}`}`;
const wayOut =
  'inline-block rounded-full bg-brand px-6 py-2 font-semibold text-white hover:bg-brand-deep focus-visible:rounded-full';

/** What one has reviewed: all of it, or by how good it was found. */
export function DoneList({ list, type, counts, waiting }: DoneListProps) {
  const t = useTranslations('reviews');
  return (
    <>
      <nav aria-label={t('kinds')} className="mt-5 flex flex-wrap gap-2">
        {ownKinds.map((kind) => (
          <MallLink
            key={kind}
            to={kindPath(kind)}
            preventScrollReset
            aria-current={kind === type ? 'true' : undefined}
            className="min-h-9 rounded-full border border-line px-4 py-1.5 hover:border-brand hover:text-brand focus-visible:rounded-full aria-[current]:border-brand aria-[current]:bg-brand-soft aria-[current]:font-semibold aria-[current]:text-brand-deep"
          >
            {t(`kind.${kind}`)} ({counts[kind]})
          </MallLink>
        ))}
      </nav>
      {list.length > 0 ? (
        <ul aria-label={t('tabs.done')} className="mt-2 divide-y divide-line">
          {list.map((review) => (
            <li key={review.id}>
              <OwnReviewCard review={review} />
            </li>
          ))}
        </ul>
      ) : counts.all > 0 ? (
        <EmptyState
          title={t('noneOfKind')}
          action={
            <MallLink to={kindPath('all')} className={wayOut}>
              {t('showAll')}
            </MallLink>
          }
        />
      ) : (
        <EmptyState
          title={t('doneEmpty')}
          text={t('doneEmptyText')}
          action={
            <MallLink to={waiting > 0 ? ownReviewsPath : '/'} className={wayOut}>
              {waiting > 0 ? t('toWaiting') : t('toHome')}
            </MallLink>
          }
        />
      )}
    </>
  );
}
