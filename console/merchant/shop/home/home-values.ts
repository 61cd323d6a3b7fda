import type { Fields } from '#console/base/conflict/changed-fields.ts';
import { newKey } from '#console/base/new-key.ts';
import type { Banner } from '#console/merchant/shop/pictures/picture-values.ts';
import type { Texts } from '#contract/catalogue/product-content.ts';
import type { OutputOf } from '#contract/core/call.ts';
import type { BlockKind, HomeBlock } from '#contract/shops/home-blocks.ts';
import type { getHomeDraft } from '#contract/shops/merchant-home.ts';
import type { ChosenProduct } from '#contract/shops/merchant-pictures.ts';

export type Home = OutputOf<typeof getHomeDraft>;
/** Sends something, and goes on from `over` with what it has changed; null when it was refused. */
export type Attempt = (
  act: () => Promise<{ version: number }>,
  next: Partial<Home>,
  over: Home,
) => Promise<Home | null>;
export type BlockOf<Kind extends BlockKind> = Extract<HomeBlock, { kind: Kind }>;

/** A block with nothing on it yet. */
export function newBlock(kind: BlockKind): HomeBlock {
  const every = { key: newKey(), from: null, until: null };
  if (kind === 'banner') return { ...every, kind, slides: [] };
  if (kind === 'coupons') return { ...every, kind, title: {} };
  if (kind === 'text') return { ...every, kind, title: {}, text: {} };
  return { ...every, kind, title: {}, source: 'newest', productIds: [], shelfId: null, count: 5 };
}

/** The texts of blocks, by which is counted what a language lacks. */
export const textsIn = (blocks: readonly HomeBlock[]): Texts[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'banner') return [];
    return block.kind === 'text' ? [block.title, block.text] : [block.title];
  });

/** The fields that are compared: each block under its key, and their order. */
export const fieldsOf = (blocks: readonly HomeBlock[]): Fields => ({
  ...Object.fromEntries(blocks.map((block) => [block.key, block])),
  order: blocks.map(({ key }) => key).join(' '),
});

/** Each under a key that stays with it when they are sorted: its picture, and the how manieth of that picture it is. */
export function slidesOf({ slides }: BlockOf<'banner'>, products: ReadonlyMap<number, ChosenProduct>): Banner[] {
  return slides.map(({ hash, productId, shelfId }, at) => ({
    key: `${hash} ${slides.slice(0, at).filter((other) => other.hash === hash).length}`,
    hash,
    product: (productId !== null && products.get(productId)) || null,
    shelfId,
  }));
}
