import { z } from 'zod';
import { call } from './call.ts';
import { Id, nothing } from './values.ts';

export const HotKeyword = z.object({ id: Id, title: z.string().min(1) });
export type HotKeyword = z.infer<typeof HotKeyword>;

export const listHotKeywords = call({
  method: 'GET',
  path: '/api/front/search/keyword',
  who: 'anyone',
  summary: 'What many are looking for now',
  input: nothing,
  output: z.array(HotKeyword).max(20),
  refuses: [],
  shows: ['keywords'],
});
