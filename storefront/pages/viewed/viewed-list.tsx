import { Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { listCards } from '#contract/catalogue/shopper-product.ts';
import { useMallCall } from '#storefront/base/client/calls/use-mall-call.ts';
import { useSavedIds } from '#storefront/base/client/saved/use-saved-ids.ts';
import { allProductsPath } from '#storefront/base/links/product-path.ts';
import { AccountTitle } from '#storefront/parts/account/account-title.tsx';
import { ProductCard } from '#storefront/parts/products/product-card.tsx';
import { ProductCardSkeleton } from '#storefront/parts/products/product-card-skeleton.tsx';
import { RecommendedPlace } from '#storefront/parts/products/recommended-place.tsx';
import { forgetViewed, viewedProducts } from '#storefront/parts/viewed/viewed-products.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { TextButton } from '#ui/buttons/text-button.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { Card } from '#ui/display/card.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { RetryRow } from '#ui/display/retry-row.tsx';
import { ViewedDrawing } from '#ui/drawings/viewed-drawing.tsx';

/** Everything that this browser has looked at lately, as it is sold now. */
export default function ViewedList() {
  const t = useTranslations('product-rows.viewed');
  const viewed = useSavedIds(viewedProducts);
  const [isClearing, setClearing] = useState(false);
  const clear = () => {
    forgetViewed();
    setClearing(false);
  };
  return (
    <Card as="div" className="min-w-0 px-7 py-6">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div>
          <AccountTitle of="viewed">{t('title')}</AccountTitle>
          <p className="mt-1 text-xs text-ink-3">{t('line')}</p>
        </div>
        {viewed && viewed.length > 0 && (
          <TextButton variant="quiet" onClick={() => setClearing(true)}>
            <Trash2 aria-hidden="true" size={16} />
            {t('clear')}
          </TextButton>
        )}
      </div>
      {!viewed && <Places count={8} />}
      {viewed && (viewed.length > 0 ? <Products ids={viewed} /> : <NothingViewed />)}
      <ConfirmDialog
        isOpen={isClearing}
        title={t('question')}
        text={t('questionText')}
        confirmLabel={t('clear')}
        cancelLabel={t('keep')}
        onConfirm={clear}
        onCancel={() => setClearing(false)}
      />
    </Card>
  );
}

function NothingViewed() {
  const t = useTranslations('product-rows.viewed');
  return (
    <div className="py-12">
      <EmptyState
        drawing={<ViewedDrawing />}
        title={t('empty')}
        text={t('emptyText')}
        action={<LinkButton to={allProductsPath}>{t('browse')}</LinkButton>}
      />
      <RecommendedPlace />
    </div>
  );
}

function Products({ ids }: { ids: readonly number[] }) {
  const rows = useTranslations('product-rows');
  const t = useTranslations('product-rows.viewed');
  // Asked once: what is removed leaves the list without another call.
  const [asked] = useState(ids);
  const { answer, hasFailed, retry } = useMallCall(listCards, { ids: asked.join(',') });
  if (!answer && hasFailed) return <RetryRow message={rows('failed')} retryLabel={rows('retry')} onRetry={retry} />;
  if (!answer) return <Places count={ids.length} />;
  const shown = answer.filter(({ id }) => ids.includes(id));
  const goneCount = asked.length - answer.length;
  return (
    <>
      <ul aria-label={t('title')} className="grid grid-cols-4 gap-3">
        {shown.map((product) => (
          <li key={product.id} className="relative rounded-md border border-line">
            <ProductCard product={product} />
            <IconButton
              variant="floating"
              size="tiny"
              label={t('remove', { name: product.name })}
              className="absolute -top-3 -right-3 z-10"
              onClick={() => forgetViewed(product.id)}
            >
              <X aria-hidden="true" size={14} />
            </IconButton>
          </li>
        ))}
      </ul>
      {goneCount > 0 && <p className="mt-4 text-center text-xs text-ink-3">{t('gone', { count: goneCount })}</p>}
    </>
  );
}

function Places({ count }: { count: number }) {
  return (
    <div aria-busy="true" className="grid grid-cols-4 gap-3">
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places have nothing else
        <div key={at} className="rounded-md border border-line">
          <ProductCardSkeleton />
        </div>
      ))}
    </div>
  );
}
