import { z } from 'zod';
import { textsOf } from '#contract/catalogue/product-content.ts';
import { Id } from '#contract/core/values.ts';
import { areDifferent, demandEnglish, FaceKey, wrongIn } from './face-values.ts';

// Pages that explain how the mall works, and the agreement with those who use it.

export const helpPagesMax = 20;
export const helpTitleMax = 60;
export const helpTextMax = 20_000;

/** The agreement is always there: whoever signs up accepts it. */
export const agreementId = 6;

/** Where a page is read, without a language. */
export const helpPath = (id: number): string => (id === agreementId ? '/middlewares/privacy_agreement' : `/help/${id}`);

export const HelpPage = z.object({
  key: FaceKey,
  id: Id.describe('By which its address is made'),
  isOn: z.boolean().describe('Off: nobody can read it'),
  title: textsOf(helpTitleMax),
  html: textsOf(helpTextMax).describe('Rich text'),
});
export type HelpPage = z.infer<typeof HelpPage>;

/** In the order in which they are listed. */
export const HelpPages = z
  .array(HelpPage)
  .min(1)
  .max(helpPagesMax)
  .superRefine((pages, context) => {
    const wrong = wrongIn(context);
    if (!areDifferent(pages.map(({ key }) => key)) || !areDifferent(pages.map(({ id }) => id))) wrong([]);
    if (!pages.some(({ id, isOn }) => id === agreementId && isOn)) wrong([]);
    for (const [at, { title, html }] of pages.entries()) {
      demandEnglish(title, [at, 'title'], wrong);
      demandEnglish(html, [at, 'html'], wrong);
    }
  })
  .meta({
    examples: [
      [
        {
          key: 'agreement',
          id: agreementId,
          isOn: true,
          title: { en: 'User agreement' },
          html: { en: '<p>Hello</p>' },
        },
      ],
    ],
  });
