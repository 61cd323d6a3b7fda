import type { Localized } from '#contract/core/languages.ts';
import type { PaletteKey } from '#demo/art/backgrounds.ts';
import { type Colour, type ColourKey, colours, type Paint } from '#demo/art/colours.ts';
import { inLanguages } from './translations/index.ts';

export type Choice = { label: Localized; values: { text: Localized; colour?: Colour; priceFactor: number }[] };

export type Model = { shopKey: string; name: Localized; feature: Localized; priceCents: number };

/** A kind of product and the models of it that the shops sell. */
export type Family = {
  noun: Localized;
  icon: string;
  beside: string; // the icon of something that is used with it, for the scene picture
  choices: Choice[];
  models: Model[];
  points: Localized[];
  about: Localized;
  specs: { label: Localized; value: Localized }[];
  unit?: Localized; // else the department's
  covers: Paint[]; // for products without a choice of colour: the colour of each model, where they differ
  isTitled: boolean; // a book or a record goes by its title, with no brand before it
  isVirtual: boolean; // nothing has to be delivered
};

export type Leaf = { name: Localized; families: Family[] };
export type Group = { name: Localized; leaves: Leaf[] };
export type Department = {
  key: string;
  name: Localized;
  icon: string;
  unit: Localized;
  care: Localized; // what a buyer should know beyond the product itself
  palettes: PaletteKey[];
  groups: Group[];
};

/** In the tables a text is written as "English|中文"; further languages are in translations/. */
export function words(text: string): Localized {
  const [english = '', chinese] = text.split('|');
  return inLanguages(english, chinese);
}

export const leaf = (name: string, ...families: Family[]): Leaf => ({ name: words(name), families });

export const group = (name: string, ...leaves: Leaf[]): Group => ({ name: words(name), leaves });

type FamilyLines = {
  icon: string; // "icon" or "icon+icon beside it"
  choices?: Choice[];
  models: string[]; // "shop|Model/型号|feature|卖点|price"; the Chinese model name may be left out
  points: [string, string, string];
  about: string;
  specs: string[]; // "label|标签|value|值"; the Chinese value may be left out
  unit?: string;
  covers?: ColourKey[];
  isTitled?: true;
  isVirtual?: true;
};

export function family(noun: string, lines: FamilyLines): Family {
  const [icon = '', beside = 'sparkles'] = lines.icon.split('+');
  return {
    noun: words(noun),
    icon,
    beside,
    choices: lines.choices ?? [],
    models: lines.models.map(readModel),
    points: lines.points.map(words),
    about: words(lines.about),
    specs: lines.specs.map((line) => {
      const [label = '', chineseLabel, value = '', chineseValue] = line.split('|');
      return { label: inLanguages(label, chineseLabel), value: inLanguages(value, chineseValue) };
    }),
    ...(lines.unit && { unit: words(lines.unit) }),
    covers: (lines.covers ?? []).map((key) => colours[key].paint),
    isTitled: lines.isTitled ?? false,
    isVirtual: lines.isVirtual ?? false,
  };
}

function readModel(line: string): Model {
  const [shopKey = '', name = '', feature = '', chineseFeature, price = ''] = line.split('|');
  const [english = '', chinese] = name.split('/');
  return {
    shopKey,
    name: inLanguages(english, chinese),
    feature: inLanguages(feature, chineseFeature),
    priceCents: Math.round(Number(price) * 100),
  };
}

/** A choice whose later values cost more, each by `stepPercent`. */
export function choice(label: string, values: string[], stepPercent = 0): Choice {
  return {
    label: words(label),
    values: values.map((value, at) => ({ text: words(value), priceFactor: 1 + (at * stepPercent) / 100 })),
  };
}

export function inColours(...keys: ColourKey[]): Choice {
  return {
    label: words('Colour|颜色'),
    values: keys.map((key) => ({
      text: colours[key].value,
      colour: colours[key],
      priceFactor: 1,
    })),
  };
}

export const clothingSizes = choice('Size|尺码', ['S', 'M', 'L', 'XL']);
export const womensShoeSizes = choice('Size|尺码', ['EU 36|36码', 'EU 37|37码', 'EU 38|38码', 'EU 39|39码']);
export const mensShoeSizes = choice('Size|尺码', ['EU 40|40码', 'EU 41|41码', 'EU 42|42码', 'EU 43|43码']);
export const storage = choice('Storage|存储容量', ['128 GB|128GB', '256 GB|256GB', '512 GB|512GB'], 14);
export const packs = choice('Pack|包装', ['1 pack|1份装', '2 packs|2份装', '4 packs|4份装'], 85);
