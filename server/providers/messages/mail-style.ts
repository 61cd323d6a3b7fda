import { coloursOf } from '#contract/content/colours.ts';
import type { Locale } from '#contract/core/languages.ts';
import { mailHouse } from './mail-house.ts';

// Colours as in storefront/tokens.css. Each stands on the element itself, and once more as a rule for dark mail programs: those that
// know neither invert what they find, so no words stand in black or white on a colour of their own that would be lost.

export const light = {
  ...{ ink: '#1d2129', soft: '#4e5562', faint: '#636b78', line: '#e6e8ec', surface: '#f5f6f8', page: '#f0f2f5' },
  ...{ card: '#ffffff', success: '#14794f', successSoft: '#e5f5ee', warning: '#8a5a00', warningSoft: '#fff4dc' },
} as const;

const dark = {
  ...{ ink: '#e8eaee', soft: '#b6bcc7', faint: '#9aa2af', line: '#343a44', surface: '#272b33', page: '#121419' },
  ...{ card: '#1b1e25', success: '#58c795', successSoft: '#17332a', warning: '#e9b44c', warningSoft: '#362b14' },
} as const;

const known = new Map<string, ReturnType<typeof coloursOf>>();

/** The mall's own colour, with what is made of it. */
export function brand(): ReturnType<typeof coloursOf> {
  const { colour } = mailHouse();
  const colours = known.get(colour) ?? coloursOf(colour);
  known.set(colour, colours);
  return colours;
}

/** Figures that stand below each other. */
export const figures = 'font-variant-numeric:tabular-nums;white-space:nowrap';

const latin = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Helvetica Neue',Arial";
const scripts: Partial<Record<Locale, string>> = {
  'zh-CN': "'PingFang SC','Hiragino Sans GB','Microsoft YaHei','Noto Sans CJK SC'",
  th: "'Sukhumvit Set','Leelawadee UI',Thonburi,'Noto Sans Thai'",
  lao: "'Lao Sangam MN','Leelawadee UI','Lao UI','Noto Sans Lao'",
};

export const fontsOf = (locale: Locale): string =>
  [latin, scripts[locale], 'sans-serif'].filter((each) => each !== undefined).join(',');

/** Letters with signs above and below them need more room between lines. */
export const isTall = (locale: Locale): boolean => locale === 'th' || locale === 'lao';

const darkRules: readonly [name: string, rule: () => string][] = [
  ['page', () => `background:${dark.page}!important`],
  ['card', () => `background:${dark.card}!important`],
  ['ink', () => `color:${dark.ink}!important`],
  ['soft', () => `color:${dark.soft}!important`],
  ['faint', () => `color:${dark.faint}!important`],
  ['line', () => `border-color:${dark.line}!important`],
  ['surface', () => `background:${dark.surface}!important`],
  ['bar', () => `background:${dark.line}!important`],
  ['done', () => `background:${dark.success}!important`],
  ['good', () => `background:${dark.successSoft}!important;color:${dark.success}!important`],
  ['warn', () => `background:${dark.warningSoft}!important;color:${dark.warning}!important`],
  ['link', () => `color:${brand().brand.dark}!important`],
  ['fill', () => `background:${brand()['brand-fill'].dark}!important`],
  ['code', () => `background:${brand()['brand-soft'].dark}!important;color:${brand()['brand-deep'].dark}!important`],
];

/** Rules that cannot stand on an element. The mail can be read without them: some programs take them away. */
export function styleSheet(): string {
  const rules = (before: string) => darkRules.map(([name, rule]) => `${before}.g-${name}{${rule()}}`).join('');
  return [
    ':root{color-scheme:light dark;supported-color-schemes:light dark}',
    'body{-webkit-text-size-adjust:100%;-ms-text-size-adjust:100%}',
    '@media (max-width:480px){.g-around{padding:16px 8px 32px!important}.g-inside{padding:24px 16px 20px!important}.g-title{font-size:22px!important}.g-figure{font-size:30px!important;letter-spacing:5px!important}.g-picture,.g-picture img{width:64px!important;height:64px!important}.g-button,.g-button tbody,.g-button tr,.g-button td,.g-button a{display:block!important;width:auto!important;text-align:center!important}.g-facts td{display:block!important;width:auto!important;padding:0!important}.g-facts .g-label{padding-top:8px!important}}',
    `@media (prefers-color-scheme:dark){${rules('')}}`,
    rules('[data-ogsc] '), // as Outlook on the web marks its dark pages
  ].join('\n');
}
