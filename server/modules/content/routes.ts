import { getHomeIndex, getLoginMethods, getLoginPicture } from '#contract/content.ts';
import { type Api, serve } from '#server/http/serve.ts';
import { serveMedia } from './media.ts';
import { getHome, getLoginImage } from './queries.ts';

export type ContentSettings = { publicUrl: string; visitorOpen: boolean; facebookAppId: string };

export function serveContent(api: Api, { publicUrl, visitorOpen, facebookAppId }: ContentSettings): void {
  serve(api, getHomeIndex, (_, caller) => getHome(caller.locale, publicUrl));
  serve(api, getLoginPicture, () => getLoginImage());
  serve(api, getLoginMethods, async () => ({ facebookOpen: facebookAppId !== '', facebookAppId, visitorOpen }));
  serveMedia(api);
}
