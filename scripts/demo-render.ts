import { fileURLToPath } from 'node:url';
import { readOptions } from '#demo/studio/run/options.ts';
import { renderPictures } from '#demo/studio/run/render-pictures.ts';

const folder = fileURLToPath(new URL('../.data/studio', import.meta.url));

/** Takes the pictures of the studio's models: those that changed, or those that are asked for. */
try {
  await renderPictures(readOptions(process.argv.slice(2)), folder, (line) => console.log(line));
} catch (error) {
  console.error(error);
  process.exitCode = 1;
}
