import { useTranslations } from 'use-intl';
import type { ShopShelf } from '#contract/shops/shopper-page.ts';
import { MallLink } from '#storefront/base/links/mall-link.tsx';
import { shopPagePath } from '#storefront/base/links/shop-path.ts';

type ShelvesProps = { shopId: number; shelves: readonly ShopShelf[]; chosen: number | undefined; total: number };

/** A shop's own kinds of products, two levels deep, each with how many there are. */
export function Shelves({ shopId, shelves, chosen, total }: ShelvesProps) {
  const t = useTranslations('shops.category');
  return (
    <nav aria-label={t('shelves')} className="rounded-lg bg-card py-4">
      <h2 className="px-5 pb-2 text-base font-semibold">{t('shelves')}</h2>
      <ul>
        <li>
          <ShelfLink shopId={shopId} name={t('all')} count={total} isChosen={chosen === undefined} className="pl-5" />
        </li>
        {shelves.map((shelf) => (
          <li key={shelf.id}>
            <ShelfLink
              shopId={shopId}
              cid={shelf.id}
              name={shelf.name}
              count={shelf.productCount}
              isChosen={chosen === shelf.id}
              className="pl-5 font-medium"
            />
            {shelf.childList && (
              <ul>
                {shelf.childList.map((child) => (
                  <li key={child.id}>
                    <ShelfLink
                      shopId={shopId}
                      cid={child.id}
                      name={child.name}
                      count={child.productCount}
                      isChosen={chosen === child.id}
                      className="pl-8 text-ink-2"
                    />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

type ShelfLinkProps = {
  shopId: number;
  cid?: number;
  name: string;
  count: number;
  isChosen: boolean;
  className: string;
};

function ShelfLink({ shopId, cid, name, count, isChosen, className }: ShelfLinkProps) {
  return (
    <MallLink
      to={shopPagePath(shopId, 'category', cid === undefined ? {} : { cid: String(cid) })}
      preventScrollReset
      aria-current={isChosen ? 'true' : undefined}
      className={`flex items-baseline justify-between gap-2 py-1.5 pr-5 hover:text-brand focus-visible:-outline-offset-2 aria-[current]:bg-brand-soft aria-[current]:font-semibold aria-[current]:text-brand-deep ${className}`}
    >
      <span className="min-w-0 wrap-anywhere">{name}</span>
      <span className="text-xs text-ink-3 tabular-nums">{count}</span>
    </MallLink>
  );
}
