import { z } from 'zod';
import { PictureHash, textsOf } from '#contract/catalogue/product-content.ts';
import { Id } from '#contract/core/values.ts';
import { AccountEntries } from './account-menu.ts';
import { checkEnglish, demandEnglish, FaceKey, FaceLink, type Wrong, wrongIn } from './face-values.ts';
import { Footer } from './footer.ts';
import { HelpPages } from './help-pages.ts';
import { Look } from './look.ts';

// What the platform shows around and on the pages of the mall. Each part is written as a draft and published at once.

export const faceBlocksMax = 30;
export const faceSlidesMax = 10;
export const faceProductsMax = 20;
export const faceActivitiesMax = 10;
export const faceTitleMax = 60;
export const faceLineMax = 120;
export const announcementMax = 160;

export const mallBlockKinds = [
  'banners',
  'flash',
  'activities',
  'shops',
  'adverts',
  'products',
  'recommended',
] as const;
export type MallBlockKind = (typeof mallBlockKinds)[number];

export const mallRowSources = ['chosen', 'newest', 'best_selling', 'category'] as const;
export const announcementTones = ['info', 'offer', 'warning'] as const;

const Time = z.iso.datetime().meta({ examples: ['2026-11-16T08:30:00.000Z'] });

const shown = {
  isOn: z.boolean().describe('Off: nobody sees it, and it stays where it is'),
  from: Time.nullable().describe('Null: from the beginning'),
  until: Time.nullable().describe('Null: without end'),
};
const every = { key: FaceKey, ...shown };

export const FaceSlide = z.object({
  ...every,
  hash: PictureHash,
  title: textsOf(faceTitleMax),
  line: textsOf(faceLineMax),
  link: FaceLink,
});
export type FaceSlide = z.infer<typeof FaceSlide>;

const slides = z.array(FaceSlide).max(faceSlidesMax);

export const MallBlock = z.discriminatedUnion('kind', [
  z.object({ ...every, kind: z.literal('banners'), slides }),
  z.object({ ...every, kind: z.literal('flash') }),
  z.object({
    ...every,
    kind: z.literal('activities'),
    activityIds: z
      .array(Id)
      .max(faceActivitiesMax)
      .describe('In their order. Empty: those that no other block names, and that no block above has shown'),
    count: z.int().min(1).max(faceActivitiesMax).describe('How many at most, where none are named'),
  }),
  z.object({ ...every, kind: z.literal('shops') }),
  z.object({ ...every, kind: z.literal('adverts'), slides }),
  z.object({
    ...every,
    kind: z.literal('products'),
    title: textsOf(faceTitleMax),
    source: z.enum(mallRowSources),
    productIds: z.array(Id).max(faceProductsMax).describe('In their order; only of those chosen one by one'),
    categoryId: Id.nullable().describe('Only of those of a category'),
    count: z.int().min(1).max(faceProductsMax).describe('How many at most'),
  }),
  z.object({ ...every, kind: z.literal('recommended') }),
]);
export type MallBlock = z.infer<typeof MallBlock>;
export type MallBlockOf<Kind extends MallBlockKind> = Extract<MallBlock, { kind: Kind }>;

type Shown = { from: string | null; until: string | null };

const checkTimes = ({ from, until }: Shown, path: (string | number)[], wrong: Wrong) => {
  if (from !== null && until !== null && Date.parse(from) >= Date.parse(until)) wrong([...path, 'until']);
};

/** The banners stand at the top, and the recommended products, of which there is no end, last. */
export const MallBlocks = z
  .array(MallBlock)
  .min(1)
  .max(faceBlocksMax)
  .superRefine((blocks, context) => {
    const wrong = wrongIn(context);
    const keys = blocks.flatMap((block) => [
      block.key,
      ...('slides' in block ? block.slides.map(({ key }) => key) : []),
    ]);
    if (new Set(keys).size !== keys.length) wrong([]);
    for (const [at, { kind }] of blocks.entries()) {
      const isOnce = kind !== 'activities' && kind !== 'adverts' && kind !== 'products';
      if (isOnce && blocks.findIndex((other) => other.kind === kind) !== at) wrong([at, 'kind']);
      if ((kind === 'banners') !== (at === 0)) wrong([at, 'kind']);
      if (kind === 'recommended' && at !== blocks.length - 1) wrong([at, 'kind']);
    }
    for (const [at, block] of blocks.entries()) {
      checkTimes(block, [at], wrong);
      if (block.kind === 'products') {
        demandEnglish(block.title, [at, 'title'], wrong);
        if (block.source === 'category' && block.categoryId === null) wrong([at, 'categoryId']);
      }
      if (!('slides' in block)) continue;
      for (const [place, slide] of block.slides.entries()) {
        const path = [at, 'slides', place];
        checkTimes(slide, path, wrong);
        checkEnglish(slide.title, [...path, 'title'], wrong);
        checkEnglish(slide.line, [...path, 'line'], wrong);
      }
    }
  })
  .meta({
    examples: [[{ key: 'banners', kind: 'banners', isOn: true, from: null, until: null, slides: [] }]],
  });

export const Announcement = z
  .object({
    ...shown,
    text: textsOf(announcementMax),
    link: FaceLink.nullable().describe('Null: it leads nowhere'),
    tone: z.enum(announcementTones),
  })
  .superRefine((announcement, context) => {
    const wrong = wrongIn(context);
    checkTimes(announcement, [], wrong);
    checkEnglish(announcement.text, ['text'], wrong);
    if (announcement.isOn && !announcement.text.en?.trim()) wrong(['text']);
  })
  .meta({
    examples: [{ isOn: false, from: null, until: null, text: { en: 'Free delivery' }, link: null, tone: 'info' }],
  });

/** What each part consists of. */
export const faceShapes = {
  home: z.object({ blocks: MallBlocks }),
  announcement: Announcement,
  pages: z.object({ list: HelpPages }),
  footer: Footer,
  look: Look,
  menu: z.object({ entries: AccountEntries }),
} as const;

export type FaceName = keyof typeof faceShapes;
export type FaceOf<Name extends FaceName> = z.output<(typeof faceShapes)[Name]>;
export const faceNames = Object.keys(faceShapes) as [FaceName, ...FaceName[]];

/** Whether something is shown at a time. */
export const isShownAt = (now: Date, { isOn, from, until }: z.infer<z.ZodObject<typeof shown>>): boolean =>
  isOn && (from === null || new Date(from) <= now) && (until === null || new Date(until) > now);
