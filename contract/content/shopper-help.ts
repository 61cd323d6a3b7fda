import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { Id, nothing } from '#contract/core/values.ts';
import { helpPagesMax } from './help-pages.ts';

// Help and agreement pages, as everyone reads them.

export const ShownHelpPage = z.object({
  id: Id,
  title: z.string(),
  html: z.string(),
  pages: z
    .array(z.object({ id: Id, title: z.string(), url: z.string().describe('Path within the mall') }))
    .max(helpPagesMax)
    .describe('All that can be read, in their order'),
});
export type ShownHelpPage = z.infer<typeof ShownHelpPage>;

export const getHelpPage = call({
  method: 'GET',
  path: '/api/front/help/page',
  who: 'anyone',
  summary: 'Returns a help page in the reader’s language',
  input: z.object({ id: Id }),
  output: ShownHelpPage,
  refuses: ['bad_input', 'not_found'],
  cacheTags: ['site'],
});

export const getAgreement = call({
  method: 'GET',
  path: '/api/front/help/agreement',
  who: 'anyone',
  summary: 'Returns the agreement that the platform has published',
  input: nothing,
  output: z.object({
    page: ShownHelpPage.nullable().describe('Null: the one with which a new mall begins is in force'),
  }),
  refuses: [],
  cacheTags: ['site'],
});
