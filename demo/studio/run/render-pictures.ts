import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { models } from '#demo/studio/models/index.ts';
import { openPhotographer, type Photographer } from './browser.ts';
import { pictureHash } from './hashes.ts';
import { type Picture, picturesOf } from './names.ts';
import type { Options } from './options.ts';
import { contactSheet } from './sheet.ts';

type Hashes = Record<string, string>;

/** Takes the pictures that are asked for and not there yet as they would be now, and says how long each took. */
export async function renderPictures(options: Options, folder: string, say: (line: string) => void): Promise<void> {
  const pictures = picturesOf(models).filter(
    ({ file, shot, isMain }) =>
      file.includes(options.only) && options.shots.includes(shot) && (isMain || !options.isMainOnly),
  );
  if (pictures.length === 0) throw new Error(`No picture's path has ${options.only} in it.`);
  const listed = join(folder, 'hashes.json');
  const hashes: Hashes = existsSync(listed) ? JSON.parse(readFileSync(listed, 'utf8')) : {};
  const hashFor = (picture: Picture) => pictureHash(picture, { size: options.size, passes: options.passes });
  const path = ({ file }: Picture) => join(folder, `${file}.webp`);
  const due = pictures.filter(
    (picture) => options.isForced || hashes[picture.file] !== hashFor(picture) || !existsSync(path(picture)),
  );
  say(`${due.length} of ${pictures.length} pictures have changed`);

  let photographer: Photographer | null = null;
  const failed: string[] = [];
  const startedAt = performance.now();
  try {
    for (const picture of due) {
      photographer ??= await openPhotographer();
      const tookFrom = performance.now();
      const { model, variant, shot, file } = picture;
      const { size, passes } = options;
      const png = await photographer.take({ model: model.name, variant, shot, size, passes }).catch((error: Error) => {
        failed.push(`${file}: ${error.message.split('\n')[0]}`);
        return null;
      });
      if (!png) continue;
      mkdirSync(dirname(path(picture)), { recursive: true });
      const webp = await sharp(png).webp({ quality: 82, smartSubsample: true, effort: 5 }).toBuffer();
      writeFileSync(path(picture), webp);
      hashes[file] = hashFor(picture);
      writeFileSync(listed, `${JSON.stringify(hashes, null, 1)}\n`);
      say(`  ${file}  ${seconds(performance.now() - tookFrom)} s, ${Math.round(webp.length / 1024)} KB`);
    }
  } finally {
    await photographer?.close();
  }
  if (due.length > 0) say(`${due.length} pictures in ${seconds(performance.now() - startedAt)} s`);
  if (failed.length > 0) throw new Error(`${failed.length} pictures failed:\n${failed.join('\n')}`);
  if (options.isSheet) await writeSheets(pictures, folder, path, say);
}

async function writeSheets(
  pictures: readonly Picture[],
  folder: string,
  path: (picture: Picture) => string,
  say: (line: string) => void,
): Promise<void> {
  for (const department of new Set(pictures.map(({ model }) => model.department))) {
    const shown = pictures.filter(({ model }) => model.department === department);
    const tiles = shown.map((picture) => ({
      picture: readFileSync(path(picture)),
      caption: `${picture.model.name} · ${picture.variant} · ${picture.shot}`,
    }));
    const sheet = join(folder, `sheet-${department}.webp`);
    writeFileSync(sheet, await contactSheet(tiles, 300));
    say(`${sheet}: ${shown.length} pictures`);
  }
}

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1);
