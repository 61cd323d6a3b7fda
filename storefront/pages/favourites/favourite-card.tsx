import { Heart, TrendingDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Favourite } from '#contract/catalogue/shopper-product.ts';
import { MallPrice } from '#storefront/base/i18n/mall-price.tsx';
import { useMoneyText } from '#storefront/base/i18n/money-text.ts';
import { MallLink } from '#storefront/base/links/mall-link.tsx';
import { productPath } from '#storefront/base/links/product-path.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { Picture } from '#ui/display/picture.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';

type FavouriteCardProps = {
  favourite: Favourite;
  isManaging: boolean;
  isChosen: boolean;
  onChoose: (isOn: boolean) => void;
  onCancel: () => void;
};

/** A favourite product. One that cannot be bought any more says so and has no link, unless it is only sold out. */
export function FavouriteCard({ favourite, isManaging, isChosen, onChoose, onCancel }: FavouriteCardProps) {
  const t = useTranslations('favourites');
  return (
    <div
      className={`group/card relative h-full rounded-md border bg-card ${isChosen ? 'border-brand' : 'border-line hover:border-ink-3/45'}`}
    >
      <Whole favourite={favourite} isManaging={isManaging}>
        <Face favourite={favourite} />
      </Whole>
      {isManaging ? (
        // The whole card can be pressed: the box reaches over it.
        <label className="absolute inset-0 cursor-pointer rounded-md p-2.5">
          <Checkbox
            checked={isChosen}
            aria-label={t('choose', { name: favourite.name })}
            onChange={(event) => onChoose(event.target.checked)}
          />
        </label>
      ) : (
        <IconButton
          variant="floating"
          label={t('cancelOne', { name: favourite.name })}
          title={t('confirm')}
          onClick={onCancel}
          className="absolute top-2 right-2"
        >
          <Heart aria-hidden="true" size={18} className="fill-current text-brand" />
        </IconButton>
      )}
    </div>
  );
}

type WholeProps = { favourite: Favourite; isManaging: boolean; children: ReactNode };

function Whole({ favourite: { productId, reason }, isManaging, children }: WholeProps) {
  const isThere = reason === null || reason === 'sold_out';
  const className = 'flex h-full flex-col rounded-md focus-visible:rounded-md';
  if (isManaging || !isThere) return <div className={className}>{children}</div>;
  return (
    <MallLink to={productPath(productId)} className={className}>
      {children}
    </MallLink>
  );
}

function Face({ favourite }: { favourite: Favourite }) {
  const t = useTranslations('favourites');
  const moneyText = useMoneyText();
  const { name, image, price, priceWhenSaved, reason, shopName } = favourite;
  return (
    <>
      <span className="relative block aspect-square overflow-hidden rounded-t-md bg-surface">
        <Picture
          picture={image}
          alt={name}
          width={222}
          className={`size-full object-cover ${reason ? 'opacity-50 grayscale' : ''}`}
        />
        {reason && (
          <span className="absolute inset-x-0 bottom-0 bg-shade/75 py-1.5 text-center text-white">
            {t(`reasons.${reason}`)}
          </span>
        )}
      </span>
      <span className="flex grow flex-col gap-1.5 p-3">
        <span
          aria-hidden="true"
          title={name}
          className={`line-clamp-2 h-[2lh] wrap-anywhere ${reason ? 'text-ink-3' : 'group-hover/card:text-brand'}`}
        >
          {name}
        </span>
        <MallPrice amount={price} original={priceWhenSaved} />
        <span className="min-h-5 text-xs leading-5">
          {price < priceWhenSaved && !reason && (
            <Badge tone="success">
              <TrendingDown aria-hidden="true" size={14} />
              {t('dropped', { amount: moneyText(priceWhenSaved - price) })}
            </Badge>
          )}
        </span>
        <span title={shopName} className="mt-auto truncate text-xs text-ink-3">
          {shopName}
        </span>
      </span>
    </>
  );
}
