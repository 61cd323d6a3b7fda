import { useTranslations } from 'use-intl';
import type { Product } from '#contract/catalogue/shopper-product.ts';
import { RichText } from '#storefront/parts/rich-text.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { DetailBlocks } from './detail-blocks.tsx';

/** What a shop wrote about a product: its description, and its facts as a table. */
export function ProductTexts({ product }: { product: Product }) {
  const t = useTranslations('product');
  const specs = specsWithBrand(product, t('brand'));
  return (
    <>
      <section id="details" aria-labelledby="details-title" className="scroll-mt-32 pt-6">
        <h2 id="details-title" className="text-lg font-semibold">
          {t('tabs.details')}
        </h2>
        {product.content && <RichText html={product.content} className="mt-3 max-w-[75ch]" />}
        <DetailBlocks blocks={product.details} />
        {!product.content && product.details.length === 0 && <EmptyState title={t('noDetails')} />}
      </section>
      <section id="specs" aria-labelledby="specs-title" className="scroll-mt-32 pt-10">
        <h2 id="specs-title" className="text-lg font-semibold">
          {t('tabs.specs')}
        </h2>
        {specs.length > 0 ? (
          <table className="mt-3 w-full table-fixed border-collapse">
            <tbody>
              {specs.map(({ name, value }) => (
                <tr key={name} className="border-y border-line">
                  <th scope="row" className="w-56 bg-page px-4 py-2.5 text-left font-normal break-words text-ink-2">
                    {name}
                  </th>
                  <td className="px-4 py-2.5 break-words">{value}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ) : (
          <EmptyState title={t('noSpecs')} />
        )}
      </section>
    </>
  );
}

/** Its facts, the brand first unless its shop has written it among them. */
function specsWithBrand({ brand, specs }: Product, name: string): Product['specs'] {
  return brand && specs.every((spec) => spec.name !== name) ? [{ name, value: brand.name }, ...specs] : specs;
}
