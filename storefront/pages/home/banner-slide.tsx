import { useTranslations } from 'use-intl';
import type { Banner } from '#contract/content/shopper.ts';
import { localPath } from '#contract/core/local-path.ts';
import { MallLink } from '#storefront/base/links/mall-link.tsx';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { Picture } from '#ui/display/picture.tsx';

type BannerSlideProps = { banner: Banner; size: 'hero' | 'strip'; width: number; isFirst?: boolean; isSoon?: boolean };

const layouts = {
  hero: {
    words: 'max-w-[52%] gap-3 py-14 pl-10',
    title: 'text-2xl leading-tight',
    line: 'text-base',
  },
  strip: { words: 'max-w-[60%] gap-0.5 py-4 pl-10', title: 'text-xl', line: '' },
} as const;

/** A banner with its words laid over the calm left side of its picture, so that they can be read, found and translated. */
export function BannerSlide({ banner, size, width, isFirst, isSoon }: BannerSlideProps) {
  const t = useTranslations('home');
  const layout = layouts[size];
  const words = wordsColour(banner.pic.colour);
  return (
    <MallLink
      to={localPath(banner.url)}
      className="relative block size-full overflow-hidden rounded-[inherit] focus-visible:-outline-offset-4"
    >
      <Picture
        picture={banner.pic}
        alt={banner.title ? '' : t('banner')}
        width={width}
        isFirst={isFirst ?? false}
        isSoon={isSoon ?? false}
        className="size-full object-cover object-[75%_50%]"
      />
      {banner.title && (
        // The picture's own colour behind the words keeps them readable on whatever picture a person has chosen.
        <span
          className="absolute inset-0"
          style={{ backgroundImage: `linear-gradient(to right, ${banner.pic.colour} 20%, transparent 62%)` }}
        >
          <span className={`flex h-full flex-col items-start justify-center ${layout.words} ${words}`}>
            <span className={`font-extrabold text-balance ${layout.title}`}>{banner.title}</span>
            <span className={layout.line}>{banner.line}</span>
            {size === 'hero' && <span className={`mt-3 ${buttonClass()}`}>{t('shopNow')}</span>}
          </span>
        </span>
      )}
    </MallLink>
  );
}

/** Ink or white, whichever stands out more from the background (relative luminance as in WCAG; 0.18 is where both are equal). */
function wordsColour(background: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(background.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.18 ? 'text-ink' : 'text-white';
}
