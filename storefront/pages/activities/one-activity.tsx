import { Zap } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ActivityProduct } from '#contract/catalogue/shopper.ts';
import type { getActivity, listActivityProducts } from '#contract/catalogue/shopper-product.ts';
import type { OutputOf } from '#contract/core/call.ts';
import { useListPending } from '#storefront/base/client/navigation/list-pending.ts';
import { MallCountdown } from '#storefront/base/i18n/mall-countdown.tsx';
import { activityPath } from '#storefront/base/links/activity-path.ts';
import { NumberedPages } from '#storefront/parts/lists/numbered-pages.tsx';
import { FlashCard } from '#storefront/parts/products/flash-card.tsx';
import { ProductCard } from '#storefront/parts/products/product-card.tsx';
import { ProductCardSkeleton } from '#storefront/parts/products/product-card-skeleton.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Card } from '#ui/display/card.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { Picture } from '#ui/display/picture.tsx';
import { SaleDrawing } from '#ui/drawings/sale-drawing.tsx';

type OneActivityProps = {
  activity: OutputOf<typeof getActivity>;
  products: OutputOf<typeof listActivityProducts>;
  answeredAt: number;
};

/** One activity with all of its products. When a flash sale's time is over they go, since their price no longer holds. */
export function OneActivity({ activity, products, answeredAt }: OneActivityProps) {
  const t = useTranslations('activities');
  const [hasEnded, setEnded] = useState(activity.isOver);
  const isFlash = activity.kind === 'flash';
  const isPending = useListPending();
  return (
    <>
      <Front activity={activity} answeredAt={answeredAt} isOver={hasEnded} onEnd={() => setEnded(true)} />
      {hasEnded || products.list.length === 0 ? (
        <Card as="div" className="mt-4 py-10">
          <EmptyState
            drawing={<SaleDrawing />}
            title={hasEnded ? t('over') : t('soldOut')}
            text={hasEnded ? t('overText') : t('soldOutText')}
            action={
              <LinkButton variant="secondary" to="/goods/activity_list">
                {t('others')}
              </LinkButton>
            }
          />
        </Card>
      ) : (
        <>
          <ul aria-busy={isPending} aria-label={t('goods')} className="mt-4 grid grid-cols-5 gap-3">
            {products.list.map((product) => (
              <li key={product.id}>
                <OneProduct product={product} isFlash={isFlash} isPending={isPending} />
              </li>
            ))}
          </ul>
          <NumberedPages
            found={products}
            hrefOf={(page) => activityPath(activity) + (page > 1 ? `&page=${page}` : '')}
          />
        </>
      )}
    </>
  );
}

function OneProduct({
  product,
  isFlash,
  isPending,
}: {
  product: ActivityProduct;
  isFlash: boolean;
  isPending: boolean;
}) {
  if (isPending) return <ProductCardSkeleton />;
  if (!isFlash) return <ProductCard product={product} />;
  return (
    <div className="h-full rounded-md bg-card p-3">
      <FlashCard product={product} />
    </div>
  );
}

type FrontProps = Omit<OneActivityProps, 'products'> & { isOver: boolean; onEnd: () => void };

function Front({ activity, answeredAt, isOver, onEnd }: FrontProps) {
  const t = useTranslations('activities');
  const { banner, kind, name, instruction, endsAt } = activity;
  return (
    <header className="relative h-60 overflow-hidden rounded-lg bg-linear-to-br from-brand-fill to-brand-fill-deep">
      {banner && <Picture picture={banner} alt="" width={1200} isFirst className="size-full object-cover" />}
      <div
        className={`absolute inset-0 flex flex-col items-start justify-center gap-3 px-10 text-white ${banner ? 'bg-linear-to-r from-shade/80 via-shade/50 to-transparent' : ''}`}
      >
        <h1 className="flex items-center gap-2 text-2xl font-extrabold">
          {kind === 'flash' && <Zap aria-hidden="true" size={30} className="fill-white" />}
          {name}
        </h1>
        <p className="max-w-140 text-base">{instruction}</p>
        {endsAt && !isOver && (
          <p className="flex items-center gap-3">
            <span>{t('endsIn')}</span>
            <MallCountdown endsAt={endsAt} renderedAt={answeredAt} label={t('endsIn')} onEnd={onEnd} />
          </p>
        )}
      </div>
    </header>
  );
}
