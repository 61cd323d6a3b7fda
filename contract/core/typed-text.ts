import { z } from 'zod';

export const searchTextMax = 64; // reliability: longer words find nothing anyway

const fullWidth = '！'.charCodeAt(0) - '!'.charCodeAt(0);

/**
 * What was typed into a search field, without what cannot be meant: control characters, halves of characters, more than
 * anybody types. Letters of full width are made plain one by one: NFKC would also take Thai and Lao letters apart, and
 * then no name would have them.
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
