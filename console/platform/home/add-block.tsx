import { Button, Menu } from '@mantine/core';
import {
  GalleryHorizontal,
  LayoutGrid,
  type LucideIcon,
  Plus,
  RectangleHorizontal,
  Sparkles,
  Store,
  Timer,
  WandSparkles,
} from 'lucide-react';
import { useTranslations } from 'use-intl';
import { faceBlocksMax, type MallBlock, type MallBlockKind } from '#contract/content/face.ts';
import { kindsToAdd, newBlock } from './home-values.ts';

const icons: Record<MallBlockKind, LucideIcon> = {
  banners: GalleryHorizontal,
  flash: Timer,
  activities: Sparkles,
  shops: Store,
  adverts: RectangleHorizontal,
  products: LayoutGrid,
  recommended: WandSparkles,
};

/** Adds a block at the end of the page. */
export function AddBlock({ blocks, onAdd }: { blocks: readonly MallBlock[]; onAdd: (block: MallBlock) => void }) {
  const t = useTranslations('platform-face.home');
  return (
    <Menu>
      <Menu.Target>
        <Button
          variant="default"
          w="max-content"
          disabled={blocks.length >= faceBlocksMax}
          leftSection={<Plus size={16} aria-hidden="true" />}
        >
          {t('add')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {kindsToAdd(blocks).map((kind) => {
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
