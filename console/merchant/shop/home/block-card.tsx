import { Group, Stack, Text } from '@mantine/core';
import { Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { RowAction } from '#console/base/lists/row-action.tsx';
import { MoveButtons, type Moves } from '#console/base/lists/sorted-list.tsx';
import { TextsInput } from '#console/base/texts/texts-input.tsx';
import { ShownTimes } from '#console/base/times/shown-times.tsx';
import type { Locale } from '#contract/core/languages.ts';
import { type HomeBlock, homeTextMax, homeTitleMax } from '#contract/shops/home-blocks.ts';
import type { ChosenProduct } from '#contract/shops/merchant-pictures.ts';
import { BannerFields } from './banner-fields.tsx';
import { ProductFields } from './product-fields.tsx';

export type BlockProps<Block> = {
  block: Block;
  products: ReadonlyMap<number, ChosenProduct>;
  /** A product that was found: blocks name it by its number alone. */
  onKnow: (product: ChosenProduct) => void;
  onChange: (block: Block) => void;
};

type BlockCardProps = BlockProps<HomeBlock> & { name: string; locale: Locale; moves: Moves; onRemove: () => void };

/** One block of the page. */
export function BlockCard({ block, name, locale, moves, products, onKnow, onChange, onRemove }: BlockCardProps) {
  const t = useTranslations('shop-face.home');
  const titled = block.kind === 'banner' ? null : block;
  return (
    <Stack gap="sm" role="group" aria-label={name}>
      <Group justify="space-between" wrap="nowrap">
        <Text fw={600}>{name}</Text>
        <Group gap={0} wrap="nowrap">
          <MoveButtons name={name} moves={moves} />
          <RowAction name={t('remove', { name })} icon={Trash2} isOff={false} onAct={onRemove} />
        </Group>
      </Group>
      {titled && (
        <TextsInput
          label={t('title')}
          locale={locale}
          texts={titled.title}
          lettersMax={homeTitleMax}
          onChange={(title) => onChange({ ...titled, title })}
        />
      )}
      {block.kind === 'banner' && <BannerFields {...{ block, products, onKnow, onChange }} />}
      {block.kind === 'products' && <ProductFields {...{ block, products, onKnow, onChange }} />}
      {block.kind === 'coupons' && (
        <Text size="sm" c="dimmed">
          {t('couponsText')}
        </Text>
      )}
      {block.kind === 'text' && (
        <TextsInput
          label={t('words')}
          locale={locale}
          texts={block.text}
          lettersMax={homeTextMax}
          rows={4}
          onChange={(text) => onChange({ ...block, text })}
        />
      )}
      <ShownTimes times={block} onChange={(times) => onChange({ ...block, ...times })} />
    </Stack>
  );
}
