import { useTranslations } from 'use-intl';
import type { Banner } from '#contract/content/shopper.ts';
import { useCarouselTexts } from '#storefront/parts/carousel-texts.ts';
import { Carousel } from '#ui/slides/carousel.tsx';
import { BannerSlide } from './banner-slide.tsx';
import { WelcomeCard } from './welcome-card.tsx';

const bannerWidth = 716; // 1200 less the category panel (260), the welcome card (200) and two gaps of 12

/**
 * The top of the page. The left 260 px stay free for the category panel, which the header keeps open here. By its id
 * the server knows where the first screen ends (server/pages/html/first-screen-styles.ts).
 */
export function Hero({ banners }: { banners: readonly Banner[] }) {
  const t = useTranslations('home');
  const texts = useCarouselTexts();
  return (
    <div id="first-screen" className="flex h-120 gap-3 pl-[272px]">
      {banners.length > 0 ? (
        <Carousel
          label={t('banners')}
          texts={texts}
          items={banners}
          intervalMs={5000}
          className="min-w-0 grow rounded-b-lg bg-surface"
          renderSlide={(banner, { isFirst, isSoon }) => (
            <BannerSlide banner={banner} size="hero" width={bannerWidth} isFirst={isFirst} isSoon={isSoon} />
          )}
        />
      ) : (
        <NoBanner />
      )}
      <WelcomeCard />
    </div>
  );
}

/** A mall without banners still opens with its name. */
function NoBanner() {
  const t = useTranslations('site');
  return (
    <div className="flex min-w-0 grow flex-col justify-center gap-3 rounded-b-lg bg-linear-to-br from-brand to-brand-deep px-10 text-white">
      <p className="text-2xl font-extrabold">{t('name')}</p>
      <p className="max-w-100 text-base">{t('description')}</p>
    </div>
  );
}
