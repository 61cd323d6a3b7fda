import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { Id, nothing, Picture } from '#contract/core/values.ts';
import { Role, User } from '#contract/identity/shopper.ts';
import { announcementTones } from './face.ts';
import { footerColumnsMax, footerLinksMax, sellingPointIcons, sellingPointsCount } from './footer.ts';
import { helpPagesMax } from './help-pages.ts';

export const Banner = z.object({
  id: Id,
  pic: Picture,
  title: z.string(),
  line: z.string(),
  url: z.string().describe('Path within the mall'),
});
export type Banner = z.infer<typeof Banner>;

/** How customers reach customer service. */
export const ChatConfiguration = z.object({
  consumerType: z.enum(['h5', 'message', 'hotline', 'email', '']),
  consumerH5Url: z.string(),
  consumerMessage: z.string(),
  consumerHotline: z.string(),
  consumerEmail: z.string(),
});
export type ChatConfiguration = z.infer<typeof ChatConfiguration>;

/** A line above the header of every page. */
export const ShownAnnouncement = z.object({
  key: z.string().describe('Changes with what it says: whoever has closed it sees the next one'),
  text: z.string(),
  url: z.string().nullable().describe('Path within the mall'),
  tone: z.enum(announcementTones),
});
export type ShownAnnouncement = z.infer<typeof ShownAnnouncement>;

/** The end of every page. */
export const ShownFooter = z.object({
  points: z
    .array(z.object({ icon: z.enum(sellingPointIcons), title: z.string(), line: z.string() }))
    .max(sellingPointsCount),
  columns: z
    .array(
      z.object({
        title: z.string(),
        links: z
          .array(z.object({ title: z.string(), url: z.string().describe('Path within the mall') }))
          .max(footerLinksMax + helpPagesMax),
      }),
    )
    .max(footerColumnsMax),
  copyright: z.string().describe('{year} stands for the year'),
});
export type ShownFooter = z.infer<typeof ShownFooter>;

export const HomeIndex = z.object({
  banner: z.array(Banner).max(20),
  adverts: z.array(Banner).max(20),
  announcement: ShownAnnouncement.nullable(),
  footer: ShownFooter,
  logo: Picture.nullable().describe('Null: the mall’s own'),
  recommendImage: Picture.nullable(),
  shopStreetImage: Picture.nullable(),
  shopPayCurrency: z.object({ currency: z.string(), symbol: z.string() }),
  mobileMallUrl: z.string(),
  carriers: z.array(z.string()).max(100).describe('The courier companies that shops may use'),
  ...ChatConfiguration.shape,
});
export type HomeIndex = z.infer<typeof HomeIndex>;

export const getHomeIndex = call({
  method: 'GET',
  path: '/api/pc/home/index',
  who: 'anyone',
  summary:
    'Returns the home page’s banners and adverts, the mall’s logo, footer, currency, couriers and customer service',
  input: nothing,
  output: HomeIndex,
  refuses: [],
  cacheTags: ['banners', 'site'],
});

export const getLoginPicture = call({
  method: 'GET',
  path: '/api/pc/login/getLoginPic',
  who: 'anyone',
  summary: 'Returns the picture beside the sign-in form',
  input: nothing,
  output: z.object({ loginLeftImage: z.string() }),
  refuses: [],
  cacheTags: ['site'],
});

/** Accounts of the demo mall that everyone may try; empty in any other mall. */
const DemoAccount = z.object({ role: Role, email: z.string(), phone: z.string().nullable(), password: z.string() });

export const LoginMethods = z.object({
  facebookOpen: z.boolean(),
  facebookAppId: z.string(),
  visitorOpen: z.boolean(),
  googleOpen: z.boolean(),
  twitterOpen: z.boolean(),
  demoAccounts: z.array(DemoAccount).max(10),
});
export type LoginMethods = z.infer<typeof LoginMethods>;

export const getLoginMethods = call({
  method: 'GET',
  path: '/api/front/login/method/info',
  who: 'anyone',
  summary: 'Returns which sign-in methods are open',
  input: nothing,
  output: LoginMethods,
  refuses: [],
  cacheTags: ['site'],
});

export const getMallTime = call({
  method: 'GET',
  path: '/api/front/clock',
  who: 'anyone',
  summary: 'Returns the time of the mall’s clock, which decides every time limit',
  input: nothing,
  output: z.object({ now: z.iso.datetime() }),
  refuses: [],
});

export const MenuEntry = z.object({
  id: Id,
  name: z.string(),
  pc_url: z.string().nullable().describe('Path within the mall; an entry without one is not shown'),
});
export type MenuEntry = z.infer<typeof MenuEntry>;

export const getAccountMenu = call({
  method: 'GET',
  path: '/api/front/user/menu/user',
  who: 'shopper',
  summary: 'Returns the account menu, the current user and the open sign-in methods',
  input: nothing,
  output: z.object({
    routine_my_menus: z.array(MenuEntry).max(50),
    ...LoginMethods.omit({ demoAccounts: true }).shape,
    ...User.pick({ avatar: true, nickname: true, phone: true, email: true }).shape,
  }),
  refuses: ['not_signed_in'],
});

export const uploadMaxBytes = 5 * 1024 * 1024;

export const uploadPicture = call({
  method: 'POST',
  path: '/api/front/upload/image',
  who: 'shopper',
  summary: 'Uploads a JPG or PNG picture of up to 5 MB, as form data in the field `multipart`, and returns its address',
  body: 'file',
  input: z.object({ multipart: z.file() }), // a wrong size is refused with its own reason, picture_refused
  output: Picture,
  refuses: ['bad_input', 'not_signed_in', 'too_large', 'picture_refused', 'picture_not_stored', 'too_many_tries'],
});
