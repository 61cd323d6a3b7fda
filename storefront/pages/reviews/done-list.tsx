import { useTranslations } from 'use-intl';
import type { OutputOf } from '#contract/core/call.ts';
import { type listOwnReviews, type OwnReview, ownKinds } from '#contract/reviews/shopper-own.ts';
import { ownReviewsPath } from '#storefront/base/links/review-paths.ts';
import { LinkChip } from '#ui/buttons/chip.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { ReviewsDrawing } from '#ui/drawings/reviews-drawing.tsx';
import { OwnReviewCard } from './own-review-card.tsx';

type Kind = (typeof ownKinds)[number];
type DoneListProps = {
  list: readonly OwnReview[];
  type: Kind;
  counts: OutputOf<typeof listOwnReviews>['counts'];
  waiting: number;
};

const kindPath = (kind: Kind) => `${ownReviewsPath}?tab=done${kind === 'all' ? '' : `&type=${kind}`}`;
/** What one has reviewed: all of it, or by how good it was found. */
export function DoneList({ list, type, counts, waiting }: DoneListProps) {
  const t = useTranslations('reviews');
  return (
    <>
      <nav aria-label={t('kinds')} className="mt-5 flex flex-wrap gap-2">
        {ownKinds.map((kind) => (
          <LinkChip key={kind} to={kindPath(kind)} preventScrollReset aria-current={kind === type ? 'true' : undefined}>
            {t(`kind.${kind}`)} ({counts[kind]})
          </LinkChip>
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
          drawing={<ReviewsDrawing />}
          title={t('noneOfKind')}
          action={<LinkButton to={kindPath('all')}>{t('showAll')}</LinkButton>}
        />
      ) : (
        <EmptyState
          drawing={<ReviewsDrawing />}
          title={t('doneEmpty')}
          text={t('doneEmptyText')}
          action={
            <LinkButton to={waiting > 0 ? ownReviewsPath : '/'}>
              {waiting > 0 ? t('toWaiting') : t('toHome')}
            </LinkButton>
          }
        />
      )}
    </>
  );
}
