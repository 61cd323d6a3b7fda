import { Info, Layers, Package } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { listProductDeals, type ProductDeal } from '#contract/catalogue/shopper-deals.ts';
import { callQuietly } from '#storefront/base/client/calls/browser-mall.ts';
import { useMoneyText } from '#storefront/base/i18n/money-text.ts';
import { useShortDay } from '#storefront/base/i18n/short-day.ts';
import { WithMessages } from '#storefront/base/i18n/with-messages.tsx';
import { MallLink } from '#storefront/base/links/mall-link.tsx';
import { productPath } from '#storefront/base/links/product-path.ts';
import { Picture } from '#ui/display/picture.tsx';

type ProductDealsProps = { productId: number; skuId: number | undefined };

/** The deals of the shop that a product takes part in. Without an answer the page stands without them. */
export function ProductDeals({ productId, skuId }: ProductDealsProps) {
  const [deals, setDeals] = useState<ProductDeal[]>([]);
  useEffect(() => {
    let isLeft = false;
    callQuietly(listProductDeals, { id: productId }).then(
      (answer) => !isLeft && setDeals(answer),
      () => {},
    );
    return () => {
      isLeft = true;
    };
  }, [productId]);
  if (deals.length === 0) return null;
  return (
    <WithMessages groups={['deals']}>
      <DealList deals={deals} productId={productId} skuId={skuId} />
    </WithMessages>
  );
}

function DealList({ deals, productId, skuId }: ProductDealsProps & { deals: readonly ProductDeal[] }) {
  const t = useTranslations('deals');
  return (
    <section aria-labelledby="product-deals" className="mt-3 border-t border-line pt-3">
      <h2 id="product-deals" className="font-semibold">
        {t('label')}
      </h2>
      <ul className="mt-1.5 grid gap-2">
        {deals.map((deal) => {
          const reason = whyNot(deal, productId, skuId);
          return (
            <li
              key={deal.id}
              className={`rounded-md px-3 py-2 ${reason ? 'bg-surface text-ink-2' : 'bg-brand-soft text-brand-deep'}`}
            >
              {deal.kind === 'steps' ? <Steps deal={deal} /> : <Bundle deal={deal} productId={productId} />}
              {reason && (
                <p className="mt-1 flex items-center gap-1.5 text-xs font-medium text-ink">
                  <Info aria-hidden="true" size={14} className="shrink-0" />
                  {reason.product === null
                    ? t(`notWith.${reason.offer}`)
                    : t(`setNotWith.${reason.offer}`, { product: reason.product })}
                </p>
              )}
            </li>
          );
        })}
      </ul>
      <p className="mt-1.5 text-xs text-ink-3">{t('usualPriceOnly')}</p>
    </section>
  );
}

/** The lower price because of which a deal does not count for the chosen variant now, or makes no set: then of which product. */
function whyNot({ products, variantsAtOffer }: ProductDeal, productId: number, skuId: number | undefined) {
  const own = variantsAtOffer.find((each) => each.skuId === skuId);
  if (own) return { offer: own.offer, product: null };
  const other = products.find(({ id, offer }) => id !== productId && offer !== null);
  return other?.offer ? { offer: other.offer, product: other.name } : null;
}

function Steps({ deal: { name, steps, mixes, endsAt } }: { deal: ProductDeal }) {
  const t = useTranslations('deals');
  const day = useShortDay();
  return (
    <>
      <p className="flex items-center gap-1.5 font-medium">
        <Layers aria-hidden="true" size={16} className="shrink-0" />
        {steps.map(({ units, percent }) => t('step', { units, percent })).join(' · ')}
      </p>
      <p className="mt-0.5 text-xs text-ink-2">
        {name} · {mixes && `${t('mixes')} `}
        {t('until', { day: day(endsAt) })}
      </p>
    </>
  );
}

function Bundle({ deal: { name, off, products, endsAt }, productId }: { deal: ProductDeal; productId: number }) {
  const t = useTranslations('deals');
  const money = useMoneyText();
  const day = useShortDay();
  return (
    <>
      <p className="flex items-center gap-1.5 font-medium">
        <Package aria-hidden="true" size={16} className="shrink-0" />
        {t('together', { amount: money(off ?? 0) })}
      </p>
      <ul className="mt-1.5 grid gap-1">
        {products.map((product) => (
          <li key={product.id} className="flex items-center gap-2 text-ink">
            <Picture picture={product.picture} alt="" width={40} className="size-10 shrink-0 rounded-sm object-cover" />
            <span className="shrink-0 tabular-nums">{product.units} ×</span>
            {product.id === productId ? (
              <span className="min-w-0 truncate">{t('this')}</span>
            ) : (
              <MallLink
                to={productPath(product.id)}
                className="min-w-0 truncate underline underline-offset-4 hover:text-brand"
              >
                {product.name}
              </MallLink>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-1 text-xs text-ink-2">
        {name} · {t('until', { day: day(endsAt) })}
      </p>
    </>
  );
}
