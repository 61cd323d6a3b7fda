import { useTranslations } from 'use-intl';
import type { Banner } from '#contract/content/shopper.ts';
import { localPath } from '#contract/core/local-path.ts';
import { MallLink } from '#storefront/base/links/mall-link.tsx';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { Picture } from '#ui/display/picture.tsx';
import { wordsColour } from './words-colour.ts';

/** The place between the category panel (260 px) and the welcome card (200 px), with a gap of 12 px at each. */
export const heroStage =
  'absolute inset-y-0 right-[calc(50%-min(600px,50%-32px)+212px)] left-[calc(50%-min(600px,50%-32px)+272px)]';

const heroHeight = 480;

type HeroSlideProps = { banner: Banner; isFirst: boolean; isSoon: boolean };

/**
 * A banner over the whole width of the window. Its picture is as high as the slide and its middle stands in the middle of
 * the stage, so a window of any width shows the same part of it; where the picture ends it fades into its own colour.
 */
export function HeroSlide({ banner, isFirst, isSoon }: HeroSlideProps) {
  const t = useTranslations('home');
  const { pic } = banner;
  return (
    <MallLink
      to={localPath(banner.url)}
      className="dimmed-as-one relative block size-full overflow-hidden focus-visible:-outline-offset-4"
      style={{ backgroundColor: pic.colour }}
    >
      <span className={heroStage}>
        <Picture
          picture={pic}
          alt={banner.title ? '' : t('banner')}
          width={Math.round((pic.width / pic.height) * heroHeight)}
          isFirst={isFirst}
          isSoon={isSoon}
          // 358 px are half of the stage at its full width: in a narrower window it is the words' side that gets less.
          className="absolute top-0 right-[358px] h-full w-auto max-w-none translate-x-1/2 mask-x-from-94% mask-x-to-100%"
        />
        {banner.title && (
          // The picture's own colour behind the words keeps them readable on whatever picture a person has chosen.
          <span
            className="absolute inset-y-0 right-0 -left-65"
            style={{
              backgroundImage: `linear-gradient(to right, transparent, ${pic.colour} 27%, ${pic.colour} 46%, transparent 72%)`,
            }}
          />
        )}
        {banner.title && (
          <span
            className={`absolute inset-y-0 left-0 flex w-[52%] flex-col items-start justify-center gap-3 pl-18 ${wordsColour(pic.colour)}`}
          >
            <span className="text-2xl leading-tight font-extrabold text-balance">{banner.title}</span>
            <span className="text-base">{banner.line}</span>
            <span className={`mt-3 ${buttonClass({ size: 'large' })}`}>{t('shopNow')}</span>
          </span>
        )}
      </span>
    </MallLink>
  );
}
