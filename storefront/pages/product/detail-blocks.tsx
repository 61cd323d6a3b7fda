import { useTranslations } from 'use-intl';
import type { DetailBlock } from '#contract/catalogue/product-details.ts';
import { SizeChart } from './size-chart.tsx';

/** What a shop says about a product in blocks, in the order the shop gave them. */
export function DetailBlocks({ blocks }: { blocks: readonly DetailBlock[] }) {
  const t = useTranslations('product.sizes');
  return blocks.map((block) => (
    <div key={block.kind} className="mt-8">
      <h3 className="mb-3 text-base font-semibold">{t('guide')}</h3>
      <SizeChart table={block} />
    </div>
  ));
}
