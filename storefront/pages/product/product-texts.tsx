import { useTranslations } from 'use-intl';
import type { Product } from '#contract/catalogue/shopper-product.ts';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { DetailBlocks } from './detail-blocks.tsx';

/** What a shop wrote about a product: its description, and its facts as a table. */
export function ProductTexts({ product }: { product: Product }) {
  const t = useTranslations('product');
  return (
    <>
      <section id="details" aria-labelledby="details-title" className="scroll-mt-32 pt-6">
        <h2 id="details-title" className="text-lg font-semibold">
          {t('tabs.details')}
        </h2>
        {product.content && (
          <div
            className={`mt-3 max-w-[75ch] ${richText}`}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the server, when it was stored and again when it was read
            dangerouslySetInnerHTML={{ __html: product.content }}
          />
        )}
        <DetailBlocks blocks={product.details} />
        {!product.content && product.details.length === 0 && <EmptyState title={t('noDetails')} />}
      </section>
      <section id="specs" aria-labelledby="specs-title" className="scroll-mt-32 pt-10">
        <h2 id="specs-title" className="text-lg font-semibold">
          {t('tabs.specs')}
        </h2>
        {product.specs.length > 0 ? (
          <table className="mt-3 w-full table-fixed border-collapse">
            <tbody>
              {product.specs.map(({ name, value }) => (
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

// The look of what a shop may write: the tags that the server lets through.
const richText = [
  'space-y-3 text-base leading-relaxed break-words text-ink-2 [&_a]:text-brand [&_a]:underline [&_b]:text-ink [&_strong]:text-ink',
  '[&_h1]:pt-3 [&_h2]:pt-3 [&_h3]:pt-3 [&_h1]:font-semibold [&_h2]:font-semibold [&_h3]:font-semibold [&_h1]:text-ink [&_h2]:text-ink [&_h3]:text-ink',
  '[&_img]:h-auto [&_img]:max-w-full [&_ol]:list-decimal [&_ol]:pl-6 [&_ul]:list-disc [&_ul]:pl-6 [&_td]:border [&_td]:border-line [&_td]:px-3 [&_td]:py-1.5',
].join(' ');
