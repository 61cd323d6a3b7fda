import { z } from 'zod';
import { GuaranteeKey, guaranteesMax } from '#contract/catalogue/product-content.ts';
import { call } from '#contract/core/call.ts';
import type { Locale } from '#contract/core/languages.ts';
import { lastSaved } from '#contract/core/last-saved.ts';
import { nothing, versionMax } from '#contract/core/values.ts';

// What the mall promises on the page of every product, or of those for which a shop chooses it.

export const guaranteeNameMax = 60;
export const guaranteeTextMax = 240;

export const guaranteeIcons = [
  'shield',
  'quality',
  'return',
  'refund',
  'payment',
  'warranty',
  'fresh',
  'delivery',
  'support',
  'gift',
] as const;
export type GuaranteeIcon = (typeof guaranteeIcons)[number];

const texts = (lettersMax: number) => {
  const other = z.string().trim().max(lettersMax).optional();
  return z
    .object({
      en: z.string().trim().min(1).max(lettersMax),
      'zh-CN': other,
      es: other,
      fr: other,
      th: other,
      lao: other,
    } satisfies Record<Locale, z.ZodType>)
    .describe('A language without a text reads the English one');
};

export const Guarantee = z.object({
  key: GuaranteeKey,
  isChosen: z.boolean().describe('A shop chooses it for each product; any other holds for all that is sold'),
  isShown: z.boolean().default(true).describe('One that is not shown is no longer promised, nor offered to shops'),
  icon: z.enum(guaranteeIcons).default('shield'),
  name: texts(guaranteeNameMax),
  text: texts(guaranteeTextMax),
});
export type Guarantee = z.output<typeof Guarantee>;

const Version = z
  .int()
  .min(0)
  .max(versionMax)
  .describe('0: as a new mall has it')
  .meta({ examples: [0] });

export const getGuarantees = call({
  method: 'GET',
  path: '/api/platform/guarantee/list',
  who: 'platform',
  scope: 'products',
  summary: 'Returns the guarantees of the mall in their order, hidden ones included, with who saved them last',
  input: nothing,
  output: z.object({ list: z.array(Guarantee).max(guaranteesMax), version: Version, ...lastSaved }),
  refuses: [],
});

export const saveGuarantees = call({
  method: 'POST',
  path: '/api/platform/guarantee/save',
  who: 'platform',
  scope: 'products',
  summary:
    'Saves the guarantees in their order, unless someone else has since `version`. None that was saved before may be missing, since products name it: hide it instead',
  input: z.object({
    version: Version,
    list: z
      .array(Guarantee)
      .min(1)
      .max(guaranteesMax)
      .refine((list) => new Set(list.map(({ key }) => key)).size === list.length)
      .meta({
        examples: [
          [
            {
              ...{ key: 'genuine', isChosen: false, isShown: true, icon: 'quality' },
              ...{ name: { en: 'Genuine products' }, text: { en: 'Everything sold here is authentic.' } },
            },
          ],
        ],
      }),
  }),
  output: z.object({ version: Version }),
  refuses: ['changed_meanwhile', 'guarantee_missing'],
});
