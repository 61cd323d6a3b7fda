import { Search } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Product, ProductPicture, Sku } from '#contract/catalogue/shopper-product.ts';
import { PictureButton } from '#ui/buttons/picture-button.tsx';
import { Picture } from '#ui/display/picture.tsx';
import { useZoom } from './use-zoom.ts';

const FullScreenPictures = lazy(() =>
  import('#ui/dialogs/full-screen-pictures.tsx').then((module) => ({ default: module.FullScreenPictures })),
);

const previewPx = 440;
const zoomPx = 960; // what the largest renditions are made for

type ProductGalleryProps = {
  product: Product;
  sku: Sku | null;
  /** What stands below the pictures. */
  children: ReactNode;
};

/** A product's pictures: one large, which the mouse magnifies and a press shows full-screen, and all of them small. */
export function ProductGallery({ product, sku, children }: ProductGalleryProps) {
  const t = useTranslations('product.gallery');
  const pictures = allPictures(product, sku);
  // Choosing a combination shows its picture; looking at another one lasts until the next choice.
  const [looked, setLooked] = useState<{ at: Sku | null; picture: ProductPicture } | null>(null);
  const shown =
    looked?.at === sku ? looked.picture : (pictures.find(({ url }) => url === sku?.image?.url) ?? pictures[0]);
  const [isViewing, setViewing] = useState(false);
  const zoom = useZoom(shown?.width ?? 0);
  const at = pictures.findIndex(({ url }) => url === shown?.url);
  if (!shown) return <div className="aspect-square rounded-md bg-surface" />;
  return (
    <section aria-label={t('label')}>
      <div className="relative aspect-square overflow-hidden rounded-md bg-surface" {...zoom.area}>
        <Picture
          key={shown.url}
          picture={shown}
          alt={shown.alt || product.name}
          width={previewPx}
          isFirst
          className="size-full object-contain"
        />
        {zoom.isOn && (
          <span
            ref={zoom.lens}
            aria-hidden="true"
            className="pointer-events-none absolute border border-white bg-white/30 shadow-float"
          />
        )}
        <span
          aria-hidden="true"
          className="pointer-events-none absolute right-3 bottom-3 grid size-9 place-items-center rounded-full bg-card/90 text-ink-2 shadow-float"
        >
          <Search size={16} />
        </span>
        <PictureButton
          label={t('enlarge')}
          className="absolute inset-0 size-full cursor-zoom-in focus-visible:-outline-offset-2"
          onClick={() => setViewing(true)}
        />
      </div>
      {zoom.isOn && (
        // Over the whole column beside the gallery: its edges are those of the card that holds both.
        <div
          ref={zoom.pane}
          aria-hidden="true"
          className="pointer-events-none absolute top-6 right-6 left-124 z-30 h-110 overflow-hidden rounded-md bg-card shadow-float"
        >
          <div ref={zoom.image} className="absolute">
            <Picture
              key={shown.url}
              picture={shown}
              alt=""
              width={zoomPx}
              isSoon
              className="size-full object-contain"
            />
          </div>
        </div>
      )}
      {pictures.length > 1 && (
        <ul className="-mx-1 mt-3 flex gap-2.5 overflow-x-auto p-1">
          {pictures.map((picture, index) => (
            <li key={picture.url} className="shrink-0">
              <PictureButton
                label={[t('picture', { number: String(index + 1), count: String(pictures.length) }), picture.alt]
                  .filter(Boolean)
                  .join(': ')}
                aria-current={index === at}
                className="size-16"
                onPointerEnter={(event) => event.pointerType === 'mouse' && setLooked({ at: sku, picture })}
                onFocus={() => setLooked({ at: sku, picture })}
                onClick={() => setLooked({ at: sku, picture })}
              >
                <Picture picture={picture} alt="" width={64} isSoon className="size-full object-cover" />
              </PictureButton>
            </li>
          ))}
        </ul>
      )}
      {children}
      {isViewing && (
        <Suspense>
          <FullScreenPictures
            pictures={pictures}
            startsAt={Math.max(0, at)}
            name={product.name}
            texts={{
              close: t('close'),
              previous: t('previous'),
              next: t('next'),
              picture: (number, count) => t('picture', { number: String(number), count: String(count) }),
            }}
            onClose={() => setViewing(false)}
          />
        </Suspense>
      )}
    </section>
  );
}

/** The product's own pictures, and that of the chosen combination should it be none of them. */
function allPictures({ pictures }: Product, sku: Sku | null): ProductPicture[] {
  const extra = sku?.image;
  return extra && !pictures.some(({ url }) => url === extra.url) ? [...pictures, { ...extra, alt: '' }] : pictures;
}
