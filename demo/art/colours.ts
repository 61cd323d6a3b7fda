import type { Localized } from '#contract/core/languages.ts';
import { inLanguages } from '#demo/data/translations/index.ts';

/** How an object is recoloured: the hue it should have, and how strong and how light it becomes. */
export type Paint = { hue: number; saturation: number; lightness: number };

export type Colour = { value: Localized; paint: Paint };

const colour = (english: string, chinese: string, hue: number, saturation = 1, lightness = 1): Colour => ({
  value: inLanguages(english, chinese),
  paint: { hue, saturation, lightness },
});

export const colours = {
  black: colour('Obsidian Black', '曜石黑', 220, 0.06, 0.52),
  graphite: colour('Graphite Grey', '石墨灰', 215, 0.14, 0.8),
  white: colour('Pearl White', '珍珠白', 40, 0.12, 1.5),
  silver: colour('Moon Silver', '月光银', 215, 0.12, 1.28),
  cream: colour('Oat Cream', '燕麦色', 38, 0.45, 1.32),
  navy: colour('Navy Blue', '海军蓝', 225, 0.85, 0.72),
  blue: colour('Lake Blue', '湖水蓝', 212, 1, 1),
  sky: colour('Sky Blue', '晴空蓝', 200, 0.85, 1.2),
  teal: colour('Teal', '孔雀青', 182, 0.8, 0.95),
  mint: colour('Mint Green', '薄荷绿', 158, 0.65, 1.2),
  green: colour('Forest Green', '森林绿', 140, 0.7, 0.82),
  olive: colour('Olive', '橄榄绿', 82, 0.55, 0.85),
  yellow: colour('Lemon Yellow', '柠檬黄', 50, 1, 1.15),
  orange: colour('Sunset Orange', '落日橙', 24, 1, 1.05),
  coral: colour('Coral', '珊瑚橘', 10, 0.9, 1.15),
  red: colour('Cherry Red', '樱桃红', 356, 1, 0.95),
  wine: colour('Wine Red', '酒红', 345, 0.85, 0.7),
  rose: colour('Rose Pink', '玫瑰粉', 340, 0.8, 1.2),
  blush: colour('Blush', '裸粉', 350, 0.55, 1.35),
  lilac: colour('Lilac', '丁香紫', 275, 0.6, 1.22),
  violet: colour('Violet', '罗兰紫', 268, 0.9, 0.92),
  brown: colour('Walnut Brown', '胡桃棕', 22, 0.55, 0.72),
  camel: colour('Camel', '驼色', 32, 0.6, 1.08),
  gold: colour('Champagne Gold', '香槟金', 42, 0.65, 1.2),
} as const satisfies Record<string, Colour>;

export type ColourKey = keyof typeof colours;
