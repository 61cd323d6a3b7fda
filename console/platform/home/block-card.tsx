import { Stack } from '@mantine/core';
import type { Moves } from '#console/base/lists/sorted-list.tsx';
import { ShownTimes } from '#console/base/times/shown-times.tsx';
import { ItemHead } from '#console/platform/face/item-head.tsx';
import type { MallBlock } from '#contract/content/face.ts';
import type { Locale } from '#contract/core/languages.ts';
import type { ChosenProduct } from '#contract/shops/merchant-pictures.ts';
import { ActivityFields } from './activity-fields.tsx';
import { useBlockWords } from './block-words.ts';
import type { Wrong } from './home-values.ts';
import { RowFields } from './row-fields.tsx';
import { SlidesField } from './slides-field.tsx';

export type BlockFieldsProps<Block> = {
  block: Block;
  locale: Locale;
  wrong: Wrong;
  /** Of the block within the page. */
  path: string;
  products: ReadonlyMap<number, ChosenProduct>;
  onKnow: (product: ChosenProduct) => void;
  onChange: (block: Block) => void;
};

type BlockCardProps = BlockFieldsProps<MallBlock> & {
  moves: Moves;
  isOpen: boolean;
  onOpen: () => void;
  onRemove: () => void;
};

/** One block of the page: a line of what it shows, and opened, all that can be said of it. */
export function BlockCard({ moves, isOpen, onOpen, onRemove, ...fields }: BlockCardProps) {
  const { block, onChange } = fields;
  const { nameOf, contentOf, timesOf, hiddenBy } = useBlockWords();
  const name = nameOf(block);
  return (
    <Stack gap="md" role="group" aria-label={name}>
      <ItemHead
        name={name}
        moves={moves}
        hidden={hiddenBy(block)}
        about={[contentOf(block), timesOf(block)].filter(Boolean).join(' · ')}
        shown={{ isOn: block.isOn, onSwitch: (isOn) => onChange({ ...block, isOn }) }}
        onRemove={block.kind === 'banners' ? undefined : onRemove}
        opening={{ isOpen, onOpen }}
      />
      {isOpen && (
        <>
          <OwnFields {...fields} />
          <ShownTimes times={block} onChange={(times) => onChange({ ...block, ...times })} />
        </>
      )}
    </Stack>
  );
}

/** What only blocks of this kind have. */
function OwnFields({ block, onChange, ...rest }: BlockFieldsProps<MallBlock>) {
  if (block.kind === 'products') return <RowFields {...rest} block={block} onChange={onChange} />;
  if (block.kind === 'activities') return <ActivityFields block={block} onChange={onChange} />;
  if (block.kind !== 'banners' && block.kind !== 'adverts') return null;
  const { locale, wrong, path } = rest;
  return (
    <SlidesField
      {...{ locale, wrong, path }}
      kind={block.kind}
      slides={block.slides}
      onChange={(slides) => onChange({ ...block, slides })}
    />
  );
}
