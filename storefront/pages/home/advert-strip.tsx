import { useTranslations } from 'use-intl';
import type { Banner } from '#contract/content/shopper.ts';
import { useCarouselTexts } from '#storefront/parts/carousel-texts.ts';
import { Carousel } from '#ui/slides/carousel.tsx';
import { AdvertSlide } from './advert-slide.tsx';

/** A thin strip of adverts between two blocks. */
export function AdvertStrip({ adverts }: { adverts: readonly Banner[] }) {
  const t = useTranslations('home');
  const texts = useCarouselTexts();
  if (adverts.length === 0) return null;
  return (
    <Carousel
      label={t('adverts')}
      texts={texts}
      items={adverts}
      intervalMs={6000}
      hasDots={false}
      className="h-30 rounded-lg bg-surface"
      renderSlide={(advert, { isSoon }) => <AdvertSlide advert={advert} isSoon={isSoon} />}
    />
  );
}
