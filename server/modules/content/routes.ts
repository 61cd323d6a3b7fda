import { getHomeIndex, getLoginMethods, getLoginPicture, type LoginMethods } from '#contract/content.ts';
import { type Api, serve } from '#server/http/serve.ts';
import { serveMedia } from './media.ts';
import { getHome, getLoginImage } from './queries.ts';

export type ContentSettings = { publicUrl: string; loginMethods: LoginMethods };

export function serveContent(api: Api, { publicUrl, loginMethods }: ContentSettings): void {
  serve(api, getHomeIndex, (_, caller) => getHome(caller.locale, publicUrl));
  serve(api, getLoginPicture, () => getLoginImage());
  serve(api, getLoginMethods, async () => loginMethods);
  serveMedia(api);
}
