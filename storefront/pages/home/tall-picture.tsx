import { ArrowRight } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Picture as PictureValue } from '#contract/core/values.ts';
import { MallLink } from '#storefront/base/links/mall-link.tsx';
import { allProductsPath } from '#storefront/base/links/product-path.ts';
import { Picture } from '#ui/display/picture.tsx';

/** The tall picture beside the first two rows; it leads to everything. */
export function TallPicture({ picture }: { picture: PictureValue }) {
  const t = useTranslations('home.recommended');
  return (
    <MallLink
      to={allProductsPath}
      className="group/tall relative block size-full overflow-hidden rounded-md focus-visible:-outline-offset-4"
    >
      <Picture picture={picture} alt="" width={230} className="absolute inset-0 size-full object-cover object-bottom" />
      <span className="relative m-4 flex flex-col items-start gap-3 rounded-md bg-card/92 p-4">
        <span className="text-lg leading-tight font-extrabold break-words">{t('tallTitle')}</span>
        <span className="text-ink-2">{t('tallLine')}</span>
        <span className="inline-flex items-center gap-1 font-semibold text-brand-deep group-hover/tall:underline">
          {t('all')}
          <ArrowRight aria-hidden="true" size={16} className="shrink-0" />
        </span>
      </span>
    </MallLink>
  );
}
