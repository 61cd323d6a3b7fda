import { useTranslations } from 'use-intl';
import type { Banner } from '#contract/content/shopper.ts';
import { localPath } from '#contract/core/local-path.ts';
import { MallLink } from '#storefront/base/links/mall-link.tsx';
import { Picture } from '#ui/display/picture.tsx';
import { wordsColour } from './words-colour.ts';

/** An advert with its words laid over the calm left side of its picture, so that they can be read, found and translated. */
export function AdvertSlide({ advert, isSoon }: { advert: Banner; isSoon: boolean }) {
  const t = useTranslations('home');
  return (
    <MallLink
      to={localPath(advert.url)}
      className="dimmed-as-one relative block size-full overflow-hidden rounded-[inherit] focus-visible:-outline-offset-4"
    >
      <Picture
        picture={advert.pic}
        alt={advert.title ? '' : t('banner')}
        width={1200}
        isSoon={isSoon}
        className="size-full object-cover object-[75%_50%]"
      />
      {advert.title && (
        // The picture's own colour behind the words keeps them readable on whatever picture a person has chosen.
        <span
          className="absolute inset-0"
          style={{ backgroundImage: `linear-gradient(to right, ${advert.pic.colour} 20%, transparent 62%)` }}
        >
          <span
            className={`flex h-full max-w-[60%] flex-col items-start justify-center gap-0.5 py-4 pl-18 ${wordsColour(advert.pic.colour)}`}
          >
            <span className="text-xl font-extrabold text-balance">{advert.title}</span>
            <span>{advert.line}</span>
          </span>
        </span>
      )}
    </MallLink>
  );
}
