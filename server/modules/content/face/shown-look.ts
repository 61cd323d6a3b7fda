import { coloursOf } from '#contract/content/colours.ts';
import { firstColour } from '#contract/content/look.ts';

export type BrandColours = { css: string; bar: string };

/** Style rules that show the mall in a colour, with that of the browser's bars; null for the one that its style sheet has. */
export function brandColours(colour: string): BrandColours | null {
  if (colour === firstColour) return null;
  const rules = Object.entries(coloursOf(colour)).map(
    ([name, { light, dark }]) => `--color-${name}:light-dark(${light},${dark})`,
  );
  return { css: `:root{${rules.join(';')}}`, bar: colour };
}
