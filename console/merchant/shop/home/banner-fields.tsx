import { useEffect, useRef } from 'react';
import { BannerSlides } from '#console/merchant/shop/pictures/banner-slides.tsx';
import type { Banner } from '#console/merchant/shop/pictures/picture-values.ts';
import { homeSlidesMax } from '#contract/shops/home-blocks.ts';
import type { BlockProps } from './block-card.tsx';
import { type BlockOf, slidesOf } from './home-values.ts';

/** The slides of a banner block. */
export function BannerFields({ block, products, onKnow, onChange }: BlockProps<BlockOf<'banner'>>) {
  // A picture may arrive after other changes: they stay.
  const newest = useRef(block);
  useEffect(() => {
    newest.current = block;
  }, [block]);

  function edit(change: (slides: Banner[]) => Banner[]) {
    const edited = change(slidesOf(newest.current, products));
    for (const { product } of edited) if (product) onKnow(product);
    const slides = edited.map(({ hash, product, shelfId }) => ({ hash, productId: product?.id ?? null, shelfId }));
    newest.current = { ...newest.current, slides };
    onChange(newest.current);
  }

  return <BannerSlides max={homeSlidesMax} slides={slidesOf(block, products)} onChange={edit} />;
}
