import { z } from 'zod';
import { textsOf } from '#contract/catalogue/product-content.ts';
import { areDifferent, checkEnglish, demandEnglish, FaceKey, FaceLink, wrongIn } from './face-values.ts';

// What stands at the end of every page.

export const sellingPointsCount = 4; // specification §1
export const footerColumnsMax = 4;
export const footerLinksMax = 10;
export const footerTitleMax = 40;
export const footerLineMax = 80;
export const copyrightMax = 160;

export const sellingPointIcons = [
  'variety',
  'delivery',
  'genuine',
  'price',
  'returns',
  'service',
  'secure',
  'gift',
  'quality',
  'world',
] as const;
export type SellingPointIcon = (typeof sellingPointIcons)[number];

export const SellingPoint = z.object({
  key: FaceKey,
  icon: z.enum(sellingPointIcons),
  title: textsOf(footerTitleMax),
  line: textsOf(footerLineMax),
});
export type SellingPoint = z.infer<typeof SellingPoint>;

export const FooterLink = z.object({ key: FaceKey, title: textsOf(footerTitleMax), link: FaceLink });
export type FooterLink = z.infer<typeof FooterLink>;

export const FooterColumn = z.object({
  key: FaceKey,
  title: textsOf(footerTitleMax),
  links: z.array(FooterLink).max(footerLinksMax),
  hasHelp: z.boolean().describe('The help pages that can be read follow its own links, by their titles'),
});
export type FooterColumn = z.infer<typeof FooterColumn>;

export const Footer = z
  .object({
    points: z.array(SellingPoint).length(sellingPointsCount),
    columns: z.array(FooterColumn).max(footerColumnsMax),
    copyright: textsOf(copyrightMax).describe('{year} becomes the year'),
  })
  .superRefine(({ points, columns, copyright }, context) => {
    const wrong = wrongIn(context);
    if (!areDifferent(points.map(({ key }) => key))) wrong(['points']);
    if (!areDifferent(columns.map(({ key }) => key))) wrong(['columns']);
    for (const [at, { title, line }] of points.entries()) {
      demandEnglish(title, ['points', at, 'title'], wrong);
      checkEnglish(line, ['points', at, 'line'], wrong);
    }
    for (const [at, { title, links }] of columns.entries()) {
      demandEnglish(title, ['columns', at, 'title'], wrong);
      if (!areDifferent(links.map(({ key }) => key))) wrong(['columns', at, 'links']);
      for (const [place, link] of links.entries())
        demandEnglish(link.title, ['columns', at, 'links', place, 'title'], wrong);
    }
    demandEnglish(copyright, ['copyright'], wrong);
  });
export type Footer = z.infer<typeof Footer>;
