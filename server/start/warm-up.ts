import { log } from '#server/http/log.ts';
import type { Api } from '#server/http/serve.ts';

const pictureAddress = /\/media\/[0-9a-f]{32}\/\d+/g;

/** After a start, renders the pictures of the home page, so that the first visitor does not wait for them. */
export async function warmUp(api: Api): Promise<void> {
  try {
    const html = await (await api.request('/')).text();
    const pictures = new Set(html.match(pictureAddress));
    // One after the other, so that visitors come first.
    for (const path of pictures) await api.request(path, { headers: { accept: 'image/avif' } });
  } catch (error) {
    log.warn({ err: error }, 'warming up the home page failed');
  }
}
