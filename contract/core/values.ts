import { z } from 'zod';

const integerMax = 2_147_483_647; // PostgreSQL's int4
export const Id = z.coerce
  .number()
  .int()
  .positive()
  .max(integerMax)
  .meta({ examples: [1] });

/** What is changed by several people has a version, which grows by one with each change. */
export const versionMax = 1_000_000_000;

/** Ids in a query, separated by commas. Anything that is no id is ignored, since people edit addresses. */
export function idList(max: number, lettersMax: number) {
  return z
    .string()
    .max(lettersMax)
    .meta({ description: `Up to ${max}, separated by commas`, examples: ['1,2'] })
    .transform((text) => {
      const ids = text.split(',').filter((part) => /^\d{1,10}$/.test(part));
      return [...new Set(ids.map(Number))].filter((id) => id > 0 && id <= integerMax).slice(0, max);
    });
}

/** An amount in the currency's smallest unit: 1999 is $19.99. */
export const Money = z.int().min(0).brand<'Money'>();
export type Money = z.infer<typeof Money>;

/** One end of a price range in a query. */
export const PriceLimit = filterOf(z.coerce.number().int().min(0).max(integerMax));

export function money(minorUnits: number): Money {
  return Money.parse(minorUnits);
}

/** An example of a picture's address. */
export const pictureExample = '/media/4f1c0e7a92b35d68e4a1c0f3b7d92e56';

/**
 * A picture of the mall. `url` serves it in full; `url/WIDTH` in a smaller width (see pictureWidths) as AVIF or WebP, and
 * `url/WIDTH.jpg` as JPEG. A private one is served to sessions with access to it, or under a key that expires soon.
 */
export const Picture = z.object({
  url: z
    .string()
    .regex(/^\/media\/(?:papers\/[0-9a-f]{32}\/)?[0-9a-f]{32}$/)
    .meta({ examples: [pictureExample] }),
  width: z.int().positive(),
  height: z.int().positive(),
  colour: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .describe('The dominant colour, shown until the picture has arrived'),
});
export type Picture = z.infer<typeof Picture>;

export const pictureWidths = [80, 160, 240, 320, 480, 640, 960, 1200, 1920] as const;

export const pageLimitMax = 100; // reliability: every list is bounded

/** Page and page size of a list. Invalid values fall back to the defaults instead of being refused, since people edit addresses. */
export const Paging = z.object({
  page: z.coerce.number().int().min(1).max(1000).catch(1).default(1),
  limit: z.coerce.number().int().min(1).max(pageLimitMax).catch(20).default(20),
});
export type Paging = z.infer<typeof Paging>;

export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    list: z.array(item).max(pageLimitMax),
    total: z.int().min(0),
    page: z.int().min(1),
    limit: z.int().min(1),
  });
}

/** An optional filter. An empty one counts as absent, as many clients write it; an invalid one is refused. */
export function filterOf<Filter extends z.ZodType>(filter: Filter) {
  return z.union([z.literal('').transform(() => undefined), filter]).optional();
}

/**
 * Refuses a filter that is given under two names with different values, since one of them would be ignored. `namesOf` returns
 * the names of each such filter with their values, undefined where none is given.
 */
export function namesAgree<Given>(namesOf: (given: Given) => readonly Record<string, unknown>[]) {
  return (given: Given, context: z.RefinementCtx) => {
    for (const names of namesOf(given)) {
      const said = Object.entries(names).filter(([, value]) => value !== undefined);
      const other = said.find(([, value]) => value !== said[0]?.[1]);
      if (other) context.addIssue({ code: 'custom', path: [other[0]], message: `Differs from ${said[0]?.[0]}` });
    }
  };
}

/** A boolean in a query, as different clients write it. */
export const YesOrNo = z.enum(['1', '0', 'true', 'false']).transform((word) => word === '1' || word === 'true');

export const nothing = z.object({});
