import { z } from 'zod';
import { demandEnglish, wrongIn } from '#contract/content/face-values.ts';
import { Id } from '#contract/core/values.ts';
import { FlashInstant } from './flash-sales.ts';
import { PictureHash, textsOf } from './product-content.ts';

// An activity: a page with chosen products, which the home page shows in blocks. It changes no price.

export const activityNameMax = 80;
export const activityTextMax = 200;
export const activityProductsMax = 40;
/** Activities that have not ended, drafts and hidden ones included. */
export const activitiesMax = 50;

/** Draft: never published. Hidden: published, and switched off. */
export const activityStates = ['running', 'planned', 'ended', 'hidden', 'draft'] as const;
export type ActivityState = (typeof activityStates)[number];

export const activityLayouts = [1, 2, 3] as const;

const ActivityLayout = z
  .union([z.literal(1), z.literal(2), z.literal(3)])
  .describe('On the home page: 1 row of cards, 2 one large and two small, 3 wide pictures');

const ActivityItem = z.object({
  productId: Id,
  wideHash: PictureHash.nullable().describe('For layout 3; null: the picture of the product'),
});

/** What operators write. */
export const activityShape = z.object({
  isOn: z.boolean().describe('Off: nobody sees it, and its page is not found'),
  from: FlashInstant.nullable().describe('Null: from its publication'),
  until: FlashInstant.nullable().describe('Null: without end'),
  name: textsOf(activityNameMax).describe('In any of the mall’s languages, in English always'),
  instruction: textsOf(activityTextMax).describe('What shoppers read below the name'),
  bannerHash: PictureHash.nullable(),
  layout: ActivityLayout,
  products: z.array(ActivityItem).max(activityProductsMax).describe('In their order'),
});

const example = {
  isOn: true,
  from: null,
  until: '2099-12-31T23:59:00.000Z',
  name: { en: 'Tea week' },
  instruction: { en: 'Cups, pots and what goes into them' },
  bannerHash: null,
  layout: 1 as const,
  products: [],
};

export const ActivityPage = activityShape
  .superRefine(({ from, until, name, instruction, products }, context) => {
    const wrong = wrongIn(context);
    demandEnglish(name, ['name'], wrong);
    if (Object.values(instruction).some((text) => text.trim() !== ''))
      demandEnglish(instruction, ['instruction'], wrong);
    if (from !== null && until !== null && Date.parse(from) >= Date.parse(until)) wrong(['until']);
    if (new Set(products.map(({ productId }) => productId)).size !== products.length) wrong(['products']);
  })
  .meta({ examples: [example] });
export type ActivityPage = z.infer<typeof ActivityPage>;

/** What shoppers see has products. */
export const PublishedActivity = ActivityPage.refine(({ isOn, products }) => !isOn || products.length > 0, {
  path: ['products'],
}).meta({ examples: [{ ...example, products: [{ productId: 1, wideHash: null }] }] });
