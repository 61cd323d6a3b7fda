import { log } from '#server/http/log.ts';
import type { Api } from '#server/http/serve.ts';

const pictureAddress = /\/media\/[0-9a-f]{32}\/\d+/g;

/** After a start, makes the pictures that the home page shows, so that the first visitor does not wait for them. */
export async function warmUp(api: Api): Promise<void> {
  try {
    const html = await (await api.request('/')).text();
    const pictures = new Set(html.match(pictureAddress));
    // One after the other: whoever is visiting already comes first.
    for (const path of pictures) await api.request(path, { headers: { accept: 'image/avif' } });
  } catch (error) {
    log.warn({ err: error }, 'the home page could not be warmed up');
  }
}
