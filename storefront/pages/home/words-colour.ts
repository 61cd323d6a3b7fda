/** Ink or white, whichever stands out more from the background (relative luminance as in WCAG; 0.18 is where both are equal). */
export function wordsColour(background: string): 'text-shade' | 'text-white' {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(background.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.18 ? 'text-shade' : 'text-white';
}
