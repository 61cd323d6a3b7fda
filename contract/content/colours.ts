// Colours made of one: what the mall's pages need to be shown in it, readable in the light and in the dark theme.

type Rgb = readonly [red: number, green: number, blue: number];

const partsOf = (hex: string): Rgb => {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [part(1), part(3), part(5)];
};
const hexOf = (parts: Rgb): string =>
  `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** Relative luminance, as WCAG defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = partsOf(hex).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** How far two colours stand apart: from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** A colour with a share, from 0 to 1, of another in it. */
export function mixed(hex: string, other: string, share: number): string {
  const [mine, theirs] = [partsOf(hex), partsOf(other)];
  const at = (place: 0 | 1 | 2) => mine[place] + (theirs[place] - mine[place]) * share;
  return hexOf([at(0), at(1), at(2)]);
}

const stepsMax = 100;

/** The colour, mixed with as little of another as is needed to stand out from all these backgrounds. */
function standingOut(hex: string, towards: string, least: number, backgrounds: readonly string[]): string {
  for (let step = 0; step < stepsMax; step += 1) {
    const colour = mixed(hex, towards, step / stepsMax);
    if (backgrounds.every((background) => contrast(colour, background) >= least)) return colour;
  }
  return towards;
}

// As in storefront/tokens.css: what the colours stand on.
const surfaces = {
  light: ['#ffffff', '#f5f6f8', '#f0f2f5'],
  dark: ['#1b1e25', '#121419', '#272b33'],
} as const;
const readable = 4.6; // a little more than the least, since colours are rounded
const visible = 3.1;
const [black, white] = ['#000000', '#ffffff'] as const;

/** The tokens of the mall's colour, each in the light and in the dark theme. */
export function coloursOf(colour: string) {
  const [lightSoft, darkSoft] = [mixed(colour, white, 0.94), mixed('#1b1e25', colour, 0.16)];
  const lightBrand = standingOut(colour, black, readable, [...surfaces.light, lightSoft]);
  const darkBrand = standingOut(mixed(colour, white, 0.35), white, readable, [...surfaces.dark, darkSoft]);
  const darkFill = fillInTheDark(colour);
  return {
    brand: { light: lightBrand, dark: darkBrand },
    'brand-deep': { light: mixed(lightBrand, black, 0.12), dark: mixed(darkBrand, white, 0.18) },
    'brand-soft': { light: lightSoft, dark: darkSoft },
    'brand-fill': { light: colour, dark: darkFill },
    'brand-fill-deep': { light: mixed(colour, black, 0.12), dark: mixed(darkFill, black, 0.16) },
  };
}

/** A background of white words that also stands out from the dark page: a very dark colour is made lighter. */
function fillInTheDark(colour: string): string {
  const lighter = standingOut(colour, white, visible, surfaces.dark.slice(0, 2));
  return standingOut(lighter, black, readable, [white]);
}
