import { readFileSync } from 'node:fs';
import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { coloursOf, contrast as contrastOfLook } from '#contract/content/colours.ts';
import { firstColour, Look } from '#contract/content/look.ts';
import { withChosenTheme } from '#server/pages/html/chosen-theme.ts';

const sheet = readFileSync('storefront/tokens.css', 'utf8');
const themes = ['light', 'dark'] as const;

/** The value of a colour token in a theme. */
function colour(name: string, theme: (typeof themes)[number]): string {
  const [, value = ''] = new RegExp(`--color-${name}: ([^;]+);`).exec(sheet) ?? [];
  const [, light, dark] = /^light-dark\((#\w+), (#\w+)\)$/.exec(value) ?? [];
  return (theme === 'light' ? light : dark) ?? value;
}

/** Relative luminance, as WCAG defines it. */
function luminance(hex: string): number {
  const long = hex.length === 4 ? hex.replaceAll(/[^#]/g, '$&$&') : hex;
  if (!/^#[\da-f]{6}$/.test(long)) throw new Error(`${hex} is no colour`);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(long.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const backgrounds = ['card', 'page', 'surface'];
/** What stands on what, and how far apart the two must be. */
const pairs: { on: string[]; are: string[]; least: number }[] = [
  { on: backgrounds, are: ['ink', 'ink-2', 'ink-3', 'brand', 'brand-deep', 'success', 'warning'], least: 4.5 },
  { on: ['brand-soft'], are: ['ink', 'ink-2', 'ink-3', 'brand', 'brand-deep'], least: 4.5 },
  { on: ['success-soft'], are: ['ink', 'ink-2', 'success'], least: 4.5 },
  { on: ['warning-soft'], are: ['ink', 'ink-2', 'warning'], least: 4.5 },
  { on: ['brand-fill', 'brand-fill-deep', 'success-fill', 'muted-fill', 'shade'], are: ['white'], least: 4.5 },
  { on: ['white'], are: ['brand-fill-deep'], least: 4.5 },
  // Edges of fields and buttons, the focus ring, and what is filled without an edge.
  { on: backgrounds, are: ['control', 'brand'], least: 3 },
  { on: ['card', 'page'], are: ['brand-fill', 'success-fill'], least: 3 },
];

function tooCloseIn(colourOf: (name: string) => string): string[] {
  return pairs.flatMap(({ on, are, least }) =>
    on.flatMap((background) =>
      are.flatMap((name) => {
        const ratio = contrast(colourOf(name), colourOf(background));
        return ratio < least ? `${name} on ${background}: ${ratio.toFixed(2)} of ${least}` : [];
      }),
    ),
  );
}

for (const theme of themes) {
  test(`in the ${theme} theme everything stands out enough from what it stands on`, () => {
    expect(tooCloseIn((name) => colour(name, theme))).toEqual([]);
  });

  const part = fc.integer({ min: 0, max: 255 }).map((value) => value.toString(16).padStart(2, '0'));
  const chosen = fc
    .tuple(part, part, part)
    .map((parts) => `#${parts.join('')}`)
    .filter((hex) => Look.shape.colour.safeParse(hex).success);
  property.prop([chosen])(
    `in the ${theme} theme every colour that operators can choose stands out enough, too`,
    (hex) => {
      const made = new Map(Object.entries(coloursOf(hex)));
      expect(tooCloseIn((name) => made.get(name)?.[theme] ?? colour(name, theme))).toEqual([]);
    },
  );
}

test('the contrast by which operators choose is the same, and the colour of a new mall is that of the tokens', () => {
  for (const [one, other] of [
    ['#d02a15', '#ffffff'],
    ['#123456', '#fedcba'],
  ] as const)
    expect(contrastOfLook(one, other)).toBeCloseTo(contrast(one, other), 12);
  expect(firstColour).toBe(colour('brand-fill', 'light'));
});

test('the contrast of known colours is what WCAG says', () => {
  expect(contrast('#fff', '#000')).toBe(21);
  expect(contrast('#777777', '#ffffff').toFixed(2)).toBe('4.48');
});

test('the colours of the browser around the page are those of the tokens', () => {
  const html = withChosenTheme('<head></head>');
  expect(html).toContain(`content="${colour('brand-fill', 'light')}" media="(prefers-color-scheme: light)"`);
  expect(html).toContain(`content="${colour('page', 'dark')}" media="(prefers-color-scheme: dark)"`);
});
