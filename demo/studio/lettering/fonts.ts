import bebas from '@fontsource/bebas-neue/files/bebas-neue-latin-400-normal.woff2?inline';
import caveat from '@fontsource/caveat/files/caveat-latin-700-normal.woff2?inline';
import fredoka from '@fontsource/fredoka/files/fredoka-latin-600-normal.woff2?inline';
import outfit300 from '@fontsource/outfit/files/outfit-latin-300-normal.woff2?inline';
import outfit500 from '@fontsource/outfit/files/outfit-latin-500-normal.woff2?inline';
import outfit700 from '@fontsource/outfit/files/outfit-latin-700-normal.woff2?inline';
import playfair400 from '@fontsource/playfair-display/files/playfair-display-latin-400-normal.woff2?inline';
import playfair700 from '@fontsource/playfair-display/files/playfair-display-latin-700-normal.woff2?inline';
import grotesk400 from '@fontsource/space-grotesk/files/space-grotesk-latin-400-normal.woff2?inline';
import grotesk700 from '@fontsource/space-grotesk/files/space-grotesk-latin-700-normal.woff2?inline';

const files = [
  ['Outfit', '300', outfit300],
  ['Outfit', '500', outfit500],
  ['Outfit', '700', outfit700],
  ['Playfair Display', '400', playfair400],
  ['Playfair Display', '700', playfair700],
  ['Space Grotesk', '400', grotesk400],
  ['Space Grotesk', '700', grotesk700],
  ['Bebas Neue', '400', bebas],
  ['Fredoka', '600', fredoka],
  ['Caveat', '700', caveat],
] as const;

/** Loads the typefaces into the page before anything is drawn: they come with the studio, so labels look the same everywhere. */
export async function loadFonts(): Promise<void> {
  for (const [family, weight, file] of files) {
    const face = new FontFace(family, `url(${file})`, { weight });
    document.fonts.add(await face.load());
  }
}
