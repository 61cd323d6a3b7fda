import type { Facets } from '#contract/search/shopper.ts';

// Shops name their colours freely ("Lake Blue", "湖水蓝"), so the colour is read from the word in it. The first that fits
// wins: the finer ones stand before those that they are a kind of.
const hues: readonly [RegExp, string][] = [
  [/multi|rainbow|彩/i, 'conic-gradient(#e14b3b, #f2b632, #3aa76d, #3b7de1, #8e5bd0, #e14b3b)'],
  [/navy|海军蓝|藏青/i, '#22335f'],
  [/sky|晴空|天蓝/i, '#7cc3ee'],
  [/teal|turquoise|孔雀|青/i, '#1f8f92'],
  [/mint|薄荷/i, '#9fdcc0'],
  [/olive|khaki|橄榄|卡其/i, '#7c8148'],
  [/coral|珊瑚/i, '#f2826b'],
  [/wine|burgundy|酒红/i, '#7a2338'],
  [/blush|nude|裸/i, '#efc9c2'],
  [/rose gold|玫瑰金/i, '#d9a08f'],
  [/lilac|lavender|丁香|薰衣草/i, '#c7b1e4'],
  [/camel|tan\b|驼/i, '#c19a6b'],
  [/cream|oat|ivory|beige|燕麦|米|奶/i, '#efe4cd'],
  [/graphite|charcoal|石墨|炭/i, '#555b63'],
  [/silver|银/i, '#c9ced6'],
  [/gold|金/i, '#d6b56b'],
  [/black|黑/i, '#1d1f24'],
  [/white|白/i, '#ffffff'],
  [/gr[ea]y|灰/i, '#8b919b'],
  [/blue|蓝/i, '#3b7de1'],
  [/green|绿/i, '#2f7d4f'],
  [/yellow|黄/i, '#f2cf3b'],
  [/orange|橙|橘/i, '#ef7f2f'],
  [/red|红/i, '#cf2f3a'],
  [/pink|rose|粉/i, '#ee9db4'],
  [/purple|violet|紫/i, '#8e5bd0'],
  [/brown|棕|褐|咖/i, '#7a5238'],
];

/** How colours look, by the id of their filter: a CSS background. */
export type Swatches = Record<number, string>;

/** The swatches of all colours that one can filter by. Found while the page is asked for: a browser need not load the words. */
export function swatchesOf({ specs }: Pick<Facets, 'specs'>): Swatches {
  const swatches: Swatches = {};
  for (const { values } of specs.filter(({ name }) => isColourSpec(name))) {
    for (const { id, name } of values) {
      const look = swatchOf(name);
      if (look) swatches[id] = look;
    }
  }
  return swatches;
}

export function isColourSpec(name: string): boolean {
  return /colou?r|颜色/i.test(name);
}

/** How a colour of this name may look, as a CSS background; null when the name does not tell. */
export function swatchOf(name: string): string | null {
  return hues.find(([words]) => words.test(name))?.[1] ?? null;
}
