// Code 128, the barcode of parcels (ISO/IEC 15417): each symbol is three bars and three spaces, eleven modules wide.

/** The widths of bars and spaces of each value, 0 to 105, and of the stop at the end. */
const widths = (
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 ' +
  '123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 ' +
  '232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 ' +
  '313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 ' +
  '111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 ' +
  '111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 ' +
  '114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112'
).split(' ');

const toDigits = 99;
const toLetters = 100;
const startLetters = 104;
const startDigits = 105;
const stop = 106;
const longestText = 48;

/** The values of a text of printable ASCII, with start, checksum and stop. Runs of digits take half the room. */
export function code128(text: string): number[] {
  if (!/^[ -~]+$/.test(text) || text.length > longestText) throw new Error('Only printable ASCII can be a barcode');
  const values: number[] = [];
  let isDigits = /^\d{4}/.test(text);
  values.push(isDigits ? startDigits : startLetters);
  for (let at = 0; at < text.length; ) {
    const digits = /^\d*/.exec(text.slice(at))?.[0].length ?? 0;
    // An odd run begins with one digit among the letters, so that the rest are pairs.
    const isWorth = digits >= 4 && (digits % 2 === 0 || isDigits);
    if (isDigits ? digits < 2 : isWorth) {
      isDigits = !isDigits;
      values.push(isDigits ? toDigits : toLetters);
    }
    values.push(isDigits ? Number(text.slice(at, at + 2)) : text.charCodeAt(at) - 32);
    at += isDigits ? 2 : 1;
  }
  const sum = values.reduce((total, value, place) => total + value * Math.max(1, place), 0);
  return [...values, sum % 103, stop];
}

/** The bars as a path of an SVG that is `width` modules wide and one high. */
export function barcodePath(text: string): { path: string; width: number } {
  let left = 0;
  let path = '';
  for (const value of code128(text))
    for (const [at, digit] of [...(widths[value] ?? '')].entries()) {
      const width = Number(digit);
      if (at % 2 === 0) path += `M${left} 0h${width}v1h-${width}z`;
      left += width;
    }
  return { path, width: left };
}
