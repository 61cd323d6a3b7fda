import { useTranslations } from 'use-intl';
import type { Shop, ShopBanner } from '#contract/shops/shopper-page.ts';
import { bannerPath } from '#storefront/base/links/banner-path.ts';
import { MallLink } from '#storefront/base/links/mall-link.tsx';
import { useCarouselTexts } from '#storefront/parts/carousel-texts.ts';
import { Picture } from '#ui/display/picture.tsx';
import { Carousel } from '#ui/slides/carousel.tsx';

type BannerSlidesProps = { shop: Shop; slides: readonly ShopBanner[]; isFirst: boolean };

/** Banners that a shop has drawn itself, words and all: nothing is written upon them. */
export function BannerSlides({ shop, slides, isFirst }: BannerSlidesProps) {
  const t = useTranslations('shops.home');
  const texts = useCarouselTexts();
  return (
    <Carousel
      label={t('banners', { name: shop.name })}
      texts={texts}
      items={slides.map((slide, at) => ({ ...slide, id: at + 1 }))}
      intervalMs={6000}
      className="h-60 rounded-lg bg-surface"
      renderSlide={({ id: number, productId, shelfId, ...picture }, slide) => (
        <MallLink
          to={bannerPath(shop.id, productId, shelfId)}
          className="block size-full rounded-[inherit] focus-visible:-outline-offset-4"
        >
          <Picture
            picture={picture}
            alt={t('banner', { number: String(number), name: shop.name })}
            width={1200}
            isFirst={isFirst && slide.isFirst}
            isSoon={slide.isSoon}
            className="size-full rounded-[inherit] object-cover"
          />
        </MallLink>
      )}
    />
  );
}
