import type { Texts } from '#contract/catalogue/product-content.ts';
import type { PlatformShopCategory, PlatformShopType } from '#contract/shops/platform-kinds.ts';

/** A type of shop, or a classification, as the list shows it. */
export type KindRow = PlatformShopType | PlatformShopCategory;

/** As it is edited. Only a type has papers to ask for; of a classification only the first commission is written here. */
export type KindValues = { name: Texts; info: Texts; percent: number | string };

export const valuesOf = (row: KindRow | null): KindValues => ({
  name: row?.name ?? {},
  info: row && 'info' in row ? row.info : {},
  percent: row && 'percent' in row ? row.percent : '',
});

/** As a conflict compares them: a field for each text in each language. */
export const fieldsOf = ({ name, info }: KindValues) => ({ ...prefixed('name', name), ...prefixed('info', info) });

const prefixed = (prefix: string, texts: Texts) =>
  Object.fromEntries(Object.entries(texts).map(([locale, text]) => [`${prefix}.${locale}`, text]));

/** As it is sent: English is always there. */
export const written = (texts: Texts) => ({ ...texts, en: texts.en?.trim() ?? '' });
