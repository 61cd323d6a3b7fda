import { Button, Menu } from '@mantine/core';
import { GalleryHorizontal, LayoutGrid, type LucideIcon, Plus, Ticket, Type } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { type BlockKind, blockKinds, type HomeBlock } from '#contract/shops/home-blocks.ts';
import { newBlock } from './home-values.ts';

const icons: Record<BlockKind, LucideIcon> = {
  banner: GalleryHorizontal,
  products: LayoutGrid,
  coupons: Ticket,
  text: Type,
};

/** Adds a block at the end of the page. */
export function AddBlock({ isOff, onAdd }: { isOff: boolean; onAdd: (block: HomeBlock) => void }) {
  const t = useTranslations('shop-face.home');
  return (
    <Menu>
      <Menu.Target>
        <Button variant="default" w="max-content" disabled={isOff} leftSection={<Plus size={16} aria-hidden="true" />}>
          {t('add')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {blockKinds.map((kind) => {
          const Icon = icons[kind];
          return (
            <Menu.Item
              key={kind}
              leftSection={<Icon size={16} aria-hidden="true" />}
              onClick={() => onAdd(newBlock(kind))}
            >
              {t(`kinds.${kind}`)}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
