import { z } from 'zod';
import { textsOf } from '#contract/catalogue/product-content.ts';
import { Id } from '#contract/core/values.ts';
import { areDifferent, demandEnglish, FaceKey, FaceLink, wrongIn } from './face-values.ts';

// What the account menu offers besides orders, refunds and reviews.

export const menuEntriesMax = 50;
export const menuNameMax = 60;

export const AccountEntry = z.object({
  key: FaceKey,
  id: Id.describe('Stands in addresses as `menuCur`'),
  isOn: z.boolean(),
  name: textsOf(menuNameMax),
  link: FaceLink.nullable().describe('Null: it leads nowhere, and so it is not shown'),
});
export type AccountEntry = z.infer<typeof AccountEntry>;

/** In the order in which they are shown. */
export const AccountEntries = z
  .array(AccountEntry)
  .max(menuEntriesMax)
  .superRefine((entries, context) => {
    const wrong = wrongIn(context);
    if (!areDifferent(entries.map(({ key }) => key)) || !areDifferent(entries.map(({ id }) => id))) wrong([]);
    for (const [at, { isOn, name, link }] of entries.entries()) {
      demandEnglish(name, [at, 'name'], wrong);
      if (isOn && link === null) wrong([at, 'link']);
    }
  })
  .meta({
    examples: [[{ key: 'points', id: 72, isOn: true, name: { en: 'Points' }, link: '/users/points' }]],
  });
