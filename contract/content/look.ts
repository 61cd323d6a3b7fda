import { z } from 'zod';
import { PictureHash } from '#contract/catalogue/product-content.ts';
import { contrast } from './colours.ts';

// Colour, logo and pictures by which one recognises the mall.

export const firstColour = '#d02a15'; // as in storefront/tokens.css
/** How far words stand out from their background so that everyone can read them (WCAG AA). */
export const contrastMin = 4.5;

export const Look = z.object({
  colour: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .refine((colour) => contrast(colour, '#ffffff') >= contrastMin)
    .describe('Of buttons, marks and links. White words on it must be readable: a contrast of 4.5 to 1')
    .meta({ examples: [firstColour] }),
  logoHash: PictureHash.nullable().describe('Null: the mall’s own'),
  loginHash: PictureHash.nullable().describe('Beside the sign-in form. Null: the mall’s own'),
  mobileUrl: z
    .union([z.literal(''), z.url({ protocol: /^https?$/ }).max(300)])
    .describe('Where the QR code of the mobile mall leads. Empty: to this mall')
    .meta({ examples: [''] }),
});
export type Look = z.infer<typeof Look>;
