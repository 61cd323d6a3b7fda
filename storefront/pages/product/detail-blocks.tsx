import { useTranslations } from 'use-intl';
import type { BoxContents, DetailBlock, DetailSection, SizeTable } from '#contract/catalogue/product-details.ts';
import { Picture } from '#ui/display/picture.tsx';
import { DetailHighlights } from './detail-highlights.tsx';
import { SizeChart } from './sizes/size-chart.tsx';

/** What a shop says about a product in blocks, in the order the shop gave them. Pictures stand left and right by turns. */
export function DetailBlocks({ blocks }: { blocks: readonly DetailBlock[] }) {
  const pictured = blocks.filter((block) => block.kind === 'section' && block.picture !== null);
  return blocks.map((block, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a product stay in their places, and a shop may say the same twice
    <Block key={at} block={block} isPictureLeft={pictured.indexOf(block) % 2 === 1} />
  ));
}

function Block({ block, isPictureLeft }: { block: DetailBlock; isPictureLeft: boolean }) {
  switch (block.kind) {
    case 'sizes':
      return <Sizes table={block} />;
    case 'highlights':
      return <DetailHighlights highlights={block} />;
    case 'section':
      return <Section section={block} isPictureLeft={isPictureLeft} />;
    case 'box':
      return <Box box={block} />;
  }
}

function Sizes({ table }: { table: SizeTable }) {
  const t = useTranslations('product.sizes');
  return (
    <div className="mt-10">
      <h3 className="mb-3 text-base font-semibold">{t('guide')}</h3>
      <SizeChart table={table} />
    </div>
  );
}

const pictureWidth = 420; // half of what is beside the shop, less the gap

function Section({ section, isPictureLeft }: { section: DetailSection; isPictureLeft: boolean }) {
  const { heading, text, picture } = section;
  const words = (
    <div className="min-w-0 break-words">
      <h3 className={picture ? 'text-lg font-semibold' : 'text-base font-semibold'}>{heading}</h3>
      <p className="mt-2 max-w-[75ch] text-base leading-relaxed whitespace-pre-line text-ink-2">{text}</p>
    </div>
  );
  if (!picture) return <div className="mt-10">{words}</div>;
  return (
    <div className="mt-10 grid grid-cols-2 items-center gap-10">
      {/* Words come first for those who listen; the picture adds nothing that they do not say. */}
      {words}
      <Picture
        picture={picture}
        alt=""
        width={pictureWidth}
        className={`aspect-[4/3] h-auto w-full rounded-lg object-cover ${isPictureLeft ? 'order-first' : ''}`}
      />
    </div>
  );
}

function Box({ box }: { box: BoxContents }) {
  const t = useTranslations('product');
  return (
    <div className="mt-10 rounded-lg bg-page px-6 py-5">
      <h3 className="text-base font-semibold">{t('inTheBox')}</h3>
      <ul className="mt-2 grid grid-cols-2 gap-x-8 gap-y-1 text-base text-ink-2">
        {box.items.map((item) => (
          <li key={item} className="break-words before:mr-2 before:text-brand before:content-['•']">
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
