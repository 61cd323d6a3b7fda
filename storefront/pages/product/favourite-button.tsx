import { Heart } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useFavourite } from '#storefront/parts/products/use-favourite.ts';
import { TextButton } from '#ui/buttons/text-button.tsx';

/** Adds a product to the favourites, or removes it. Both labels take the same space. */
export function FavouriteButton({ productId }: { productId: number }) {
  const t = useTranslations('product.favourite');
  const { isFavourite, toggle } = useFavourite(productId);
  return (
    <TextButton variant="inherit" aria-pressed={isFavourite} onClick={toggle}>
      <Heart aria-hidden="true" size={18} className={isFavourite ? 'fill-current' : ''} />
      {isFavourite ? t('isOne') : t('add')}
    </TextButton>
  );
}
