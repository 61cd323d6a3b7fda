import { useTranslations } from 'use-intl';
import type { Banner } from '#contract/content/shopper.ts';
import { useCarouselTexts } from '#storefront/parts/carousel-texts.ts';
import { Carousel } from '#ui/slides/carousel.tsx';
import { HeroSlide, heroStage } from './hero-slide.tsx';
import { WelcomeCard } from './welcome-card.tsx';

/**
 * The top of the page. The banners run from edge to edge of the window; over them stand the category panel, which the
 * header keeps open here, and the welcome card. By its id the server knows where the first screen ends
 * (server/pages/html/first-screen-styles.ts).
 */
export function Hero({ banners }: { banners: readonly Banner[] }) {
  const t = useTranslations('home');
  const texts = useCarouselTexts();
  return (
    <div id="first-screen" className="relative h-120 bg-surface">
      {banners.length > 0 ? (
        <Carousel
          label={t('banners')}
          texts={texts}
          items={banners}
          intervalMs={5000}
          hasSteadyArrows
          className="size-full"
          controlsClassName={heroStage}
          renderSlide={(banner, { isFirst, isSoon }) => <HeroSlide banner={banner} isFirst={isFirst} isSoon={isSoon} />}
        />
      ) : (
        <NoBanner />
      )}
      <div className="page-column pointer-events-none absolute inset-0 flex justify-end py-3">
        <WelcomeCard />
      </div>
    </div>
  );
}

/** A mall without banners still opens with its name. */
function NoBanner() {
  const t = useTranslations('site');
  return (
    <div className="size-full bg-linear-to-br from-brand-fill to-brand-fill-deep text-white">
      <div className={`${heroStage} flex flex-col justify-center gap-3 px-10`}>
        <p className="text-2xl font-extrabold">{t('name')}</p>
        <p className="max-w-100 text-base">{t('description')}</p>
      </div>
    </div>
  );
}
