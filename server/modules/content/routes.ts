import {
  getAccountMenu,
  getHomeIndex,
  getLoginMethods,
  getLoginPicture,
  getMallTime,
  type LoginMethods,
  uploadPicture,
} from '#contract/content/shopper.ts';
import { readMallTime } from '#server/database/mall-clock.ts';
import { type Api, serve } from '#server/http/serve.ts';
import { serveFace } from './face/face-routes.ts';
import { serveGuarantees } from './guarantees/guarantee-routes.ts';
import { serveMedia } from './media.ts';
import type { MaySeePicture } from './picture-access.ts';
import { getHome, getLoginImage, getMenuOf, getOpenMethods } from './queries.ts';
import { serveSettings } from './settings/setting-routes.ts';
import { takePicture } from './take-picture.ts';

export type ContentSettings = {
  publicUrl: string;
  /** Those that are configured. The platform can close each. */
  loginMethods: LoginMethods;
  maySeePicture: readonly MaySeePicture[];
  /** Whether the storefront has a page at a path. */
  isPage: (path: string) => boolean;
};

export function serveContent(api: Api, { publicUrl, loginMethods, maySeePicture, isPage }: ContentSettings): void {
  serve(api, getHomeIndex, (_, caller) => getHome(caller.locale, publicUrl));
  serve(api, getLoginPicture, () => getLoginImage());
  serve(api, getMallTime, async () => ({ now: new Date(await readMallTime()).toISOString() }));
  serve(api, getLoginMethods, () => getOpenMethods(loginMethods));
  serve(api, getAccountMenu, (_, { session, locale }) => getMenuOf(session.accountId, locale, loginMethods));
  serve(api, uploadPicture, ({ multipart }, { session }) => takePicture(session.accountId, multipart));
  serveSettings(api);
  serveFace(api, isPage);
  serveGuarantees(api);
  serveMedia(api, maySeePicture);
}
