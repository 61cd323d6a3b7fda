import type { Fields } from '#console/base/conflict/changed-fields.ts';
import { newKey } from '#console/base/new-key.ts';
import type { Texts } from '#contract/catalogue/product-content.ts';
import { type FaceSlide, type MallBlock, type MallBlockKind, MallBlocks } from '#contract/content/face.ts';
import type { Face } from '#contract/content/platform-face.ts';

export type Home = Extract<Face, { name: 'home' }>;

/** Errors by the path of their field within the blocks: "2.slides.0.link". */
export type Wrong = ReadonlyMap<string, string>;

/** How many times as wide as high the storefront shows slides. */
export const slideShapes = { banners: 2.5, adverts: 10 } as const;

const always = { isOn: true, from: null, until: null };

/** A block with nothing on it yet. */
export function newBlock(kind: MallBlockKind): MallBlock {
  const every = { ...always, key: newKey() };
  if (kind === 'banners' || kind === 'adverts') return { ...every, kind, slides: [] };
  if (kind === 'activities') return { ...every, kind, activityIds: [], count: 1 };
  if (kind === 'products')
    return { ...every, kind, title: {}, source: 'newest', productIds: [], categoryId: null, count: 5 };
  return { ...every, kind };
}

export const newSlide = (hash: string): FaceSlide => ({
  ...{ ...always, key: newKey(), hash, title: {}, line: {}, link: '/' },
});

/** Which kinds can be added: of most there is one at most. */
export const kindsToAdd = (blocks: readonly MallBlock[]): MallBlockKind[] =>
  (['products', 'activities', 'adverts', 'flash', 'shops', 'recommended'] as const).filter(
    (kind) =>
      kind === 'products' ||
      kind === 'activities' ||
      kind === 'adverts' ||
      !blocks.some((block) => block.kind === kind),
  );

/** With the recommended products, of which there is no end, last. */
export const withEndLast = (blocks: readonly MallBlock[]): MallBlock[] => [
  ...blocks.filter(({ kind }) => kind === 'banners'),
  ...blocks.filter(({ kind }) => kind !== 'banners' && kind !== 'recommended'),
  ...blocks.filter(({ kind }) => kind === 'recommended'),
];

/** The texts of blocks, by which is counted what a language lacks. */
export const textsIn = (blocks: readonly MallBlock[]): Texts[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'products') return [block.title];
    return 'slides' in block ? block.slides.flatMap(({ title, line }) => [title, line]) : [];
  });

export const productIdsIn = (blocks: readonly MallBlock[]): number[] => [
  ...new Set(blocks.flatMap((block) => (block.kind === 'products' ? block.productIds : []))),
];

/** The fields that are compared: each block under its key, and their order. */
export const fieldsOf = (blocks: readonly MallBlock[]): Fields => ({
  ...Object.fromEntries(blocks.map((block) => [block.key, block])),
  order: blocks.map(({ key }) => key).join(' '),
});

/** The paths of the fields that the mall would refuse. */
export function wrongPaths(blocks: readonly MallBlock[]): string[] {
  const { error } = MallBlocks.safeParse(blocks);
  return error?.issues.map(({ path }) => path.join('.')) ?? [];
}
