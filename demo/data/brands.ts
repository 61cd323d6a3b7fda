import type { Localized } from '#contract/core/languages.ts';
import type { Family, Model } from './families.ts';
import { shopRows } from './shops-table.ts';
import { inLanguages } from './translations/index.ts';

export type BrandRow = { key: string; name: Localized; shopKey: string | null }; // whose picture is its logo

/** Who publishes what goes by its title: the shop's own name does not stand before it. */
const publishers = new Map<string, BrandRow>([
  ['a Novel', { key: 'pagemoss-press', name: inLanguages('Pagemoss Press', '苔页出版社'), shopKey: null }],
  ['an E-Book', { key: 'pagemoss-digital', name: inLanguages('Pagemoss Digital', '苔页数字'), shopKey: null }],
  ['a Picture Book', { key: 'little-moss', name: inLanguages('Little Moss', '小苔童书'), shopKey: null }],
  ['a Practical Guide', { key: 'handbook-house', name: inLanguages('Handbook House', '手册之家'), shopKey: null }],
  ['a Record', { key: 'lumo-records', name: inLanguages('Lumo Records', '鹿默唱片'), shopKey: null }],
]);

/** The brands of the demo mall: that of each shop, and publishers. */
export const brandRows: readonly BrandRow[] = [
  ...shopRows.map(({ key, brand }) => ({ key, name: brand, shopKey: key })),
  ...publishers.values(),
];

/** The brand of a product: its shop's, or its publisher; none for what goes by its title and has no publisher. */
export function brandKeyOf({ noun, isTitled }: Family, { shopKey }: Model): string | null {
  return isTitled ? (publishers.get(noun.en)?.key ?? null) : shopKey;
}
