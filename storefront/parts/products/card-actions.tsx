import { ArrowLeftRight, Heart, ShoppingCart } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ProductCard } from '#contract/catalogue/shopper.ts';
import type { Product } from '#contract/catalogue/shopper-product.ts';
import { WithMessages } from '#storefront/base/i18n/with-messages.tsx';
import { useCompare } from '#storefront/parts/compare/use-compare.ts';
import { isPaused } from '#storefront/parts/shops/is-paused.ts';
import { Button } from '#ui/buttons/button.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Picture } from '#ui/display/picture.tsx';
import { useCardProduct } from './card-product.ts';
import { firstSku } from './sku-choice.ts';
import { useAdd } from './use-add.ts';
import { useFavourite } from './use-favourite.ts';

const CardChooser = lazy(() => import('./card-chooser.tsx').then((module) => ({ default: module.CardChooser })));

// They come with the pointer or the focus and go with it.
const shown = 'opacity-0 transition group-hover/card:opacity-100 group-focus-within/card:opacity-100';

/** What can be done with a product where its card stands: a look at its second picture, the heart, to be compared, into the cart. */
export function CardActions({ product, corners }: { product: ProductCard; corners: string }) {
  return (
    <WithMessages groups={['product', 'compare']}>
      <Actions card={product} corners={corners} />
    </WithMessages>
  );
}

function Actions({ card, corners }: { card: ProductCard; corners: string }) {
  const product = useCardProduct(card.id);
  const [isChoosing, setChoosing] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  const second = product?.pictures[1];
  const close = () => {
    setChoosing(false);
    addButton.current?.focus();
  };
  return (
    <>
      <div className={`pointer-events-none absolute inset-x-0 top-0 aspect-square overflow-hidden ${corners}`}>
        {second && <SecondPicture picture={second} />}
        <HeartButton card={card} />
        <CompareToggle card={card} />
        {product && <AddButton ref={addButton} product={product} onChoose={() => setChoosing(true)} />}
      </div>
      {isChoosing && product && (
        <Suspense>
          <CardChooser product={product} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

function SecondPicture({ picture }: { picture: Product['pictures'][number] }) {
  const [isLoaded, setLoaded] = useState(false);
  return (
    <Picture
      picture={picture}
      alt=""
      width={240}
      isSoon
      onLoad={() => setLoaded(true)}
      className={`absolute inset-0 size-full object-cover duration-200 ${isLoaded ? shown : 'opacity-0'}`}
    />
  );
}

function HeartButton({ card }: { card: ProductCard }) {
  const t = useTranslations('product.favourite');
  const { isFavourite, toggle } = useFavourite(card.id);
  return (
    <IconButton
      variant="floating"
      label={`${isFavourite ? t('isOne') : t('add')}: ${card.name}`}
      title={isFavourite ? t('isOne') : t('add')}
      aria-pressed={isFavourite}
      onClick={toggle}
      className={`pointer-events-auto absolute top-2 right-2 ${shown}`}
    >
      <Heart aria-hidden="true" size={18} className={isFavourite ? 'fill-current text-brand' : ''} />
    </IconButton>
  );
}

function CompareToggle({ card }: { card: ProductCard }) {
  const t = useTranslations('compare');
  const { isCompared, toggle } = useCompare(card.id);
  return (
    <IconButton
      variant="floating"
      label={`${t('label')}: ${card.name}`}
      title={t('label')}
      aria-pressed={isCompared}
      onClick={toggle}
      className={`pointer-events-auto absolute top-13 right-2 ${isCompared ? '' : shown}`}
    >
      <ArrowLeftRight aria-hidden="true" size={18} className={isCompared ? 'text-brand' : ''} />
    </IconButton>
  );
}

type AddButtonProps = { product: Product; onChoose: () => void; ref: React.Ref<HTMLButtonElement> };

/** Puts the only variant there is into the cart; where there are several it asks which one. */
function AddButton({ product, onChoose, ref }: AddButtonProps) {
  const t = useTranslations('product');
  const { isBusy, add } = useAdd();
  const sku = firstSku(product.skus);
  const hasStock = product.isOnSale && sku !== null && sku.stock > 0;
  const isAway = isPaused(product.shop.holiday);
  const press = () => {
    if (product.skus.length > 1) onChoose();
    else if (sku) add(product.id, sku.id);
  };
  return (
    <div className={`pointer-events-auto absolute inset-x-2 bottom-2 grid ${shown}`}>
      <Button ref={ref} disabled={!hasStock || isAway} isBusy={isBusy} title={product.name} onClick={press}>
        <ShoppingCart aria-hidden="true" size={16} className="shrink-0" />
        {hasStock ? t('buy.toCart') : t('quantity.soldOut')}
      </Button>
    </div>
  );
}
