import { useTranslations } from 'use-intl';
import type { CarouselTexts } from '#ui/slides/carousel.tsx';

export function useCarouselTexts(): CarouselTexts {
  const t = useTranslations('home.carousel');
  return {
    previous: t('previous'),
    next: t('next'),
    pause: t('pause'),
    play: t('play'),
    slide: (number, count) => t('slide', { number: String(number), count: String(count) }),
  };
}
