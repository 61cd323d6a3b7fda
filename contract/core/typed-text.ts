import { z } from 'zod';

export const searchTextMax = 64; // longer texts find nothing anyway

const fullWidth = '！'.charCodeAt(0) - '!'.charCodeAt(0);

/**
 * Text typed into a search field, cleaned: without control characters and unpaired surrogates, and shortened. Full-width
 * letters are converted one by one, because NFKC would also decompose Thai and Lao letters, so that no name would match.
 */
export const TypedText = z
  .string()
  .default('')
  .transform((text) =>
    text
      .normalize('NFC')
      .replaceAll(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - fullWidth))
      .replaceAll(/\p{Cc}/gu, ' ')
      .trim()
      .slice(0, searchTextMax)
      .toWellFormed(),
  );
