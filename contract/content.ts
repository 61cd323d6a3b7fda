import { z } from 'zod';
import { call } from './call.ts';
import { Id, nothing, Picture } from './values.ts';

export const Banner = z.object({
  id: Id,
  pic: Picture,
  title: z.string(),
  line: z.string(),
  url: z.string().describe('A path in the mall'),
});
export type Banner = z.infer<typeof Banner>;

/** How customer service is reached: where the chat opens, and what is offered beside it. */
export const ChatConfiguration = z.object({
  consumerType: z.enum(['h5', 'message', 'hotline', 'email', '']),
  consumerH5Url: z.string(),
  consumerMessage: z.string(),
  consumerHotline: z.string(),
  consumerEmail: z.string(),
});
export type ChatConfiguration = z.infer<typeof ChatConfiguration>;

export const HomeIndex = z.object({
  banner: z.array(Banner).max(20),
  adverts: z.array(Banner).max(20),
  recommendImage: Picture.nullable(),
  shopStreetImage: Picture.nullable(),
  shopPayCurrency: z.object({ currency: z.string(), symbol: z.string() }),
  mobileMallUrl: z.string(),
  ...ChatConfiguration.shape,
});
export type HomeIndex = z.infer<typeof HomeIndex>;

export const getHomeIndex = call({
  method: 'GET',
  path: '/api/pc/home/index',
  who: 'anyone',
  summary: 'What the home page opens with: banners, adverts, currency, customer service',
  input: nothing,
  output: HomeIndex,
  refuses: [],
  shows: ['banners', 'site'],
});

export const getLoginPicture = call({
  method: 'GET',
  path: '/api/pc/login/getLoginPic',
  who: 'anyone',
  summary: 'The picture beside the sign-in form',
  input: nothing,
  output: z.object({ loginLeftImage: z.string() }),
  refuses: [],
  shows: ['site'],
});

export const getLoginMethods = call({
  method: 'GET',
  path: '/api/front/login/method/info',
  who: 'anyone',
  summary: 'Which ways of signing in are open',
  input: nothing,
  output: z.object({ facebookOpen: z.boolean(), facebookAppId: z.string(), visitorOpen: z.boolean() }),
  refuses: [],
  shows: ['site'],
});
