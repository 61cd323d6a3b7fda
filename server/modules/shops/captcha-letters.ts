/**
 * The letters of captchas as strokes on a field of 8 by 12, because a server may have no fonts. None resembles another, even when
 * rotated a little: no O and 0, no I, 1 and L, no S and 5, no B and 8, no Z and 2, no 4 beside A.
 */
export const strokes: Readonly<Record<string, string>> = {
  A: 'M0 12 L4 0 L8 12 M1.6 7.6 L6.4 7.6',
  C: 'M8 2 C6.5 -0.6 0 -1 0 6 C0 13 6.5 12.6 8 10',
  E: 'M8 0 L0 0 L0 12 L8 12 M0 6 L6 6',
  F: 'M8 0 L0 0 L0 12 M0 6 L6 6',
  H: 'M0 0 L0 12 M8 0 L8 12 M0 6 L8 6',
  J: 'M3 0 L8 0 L8 8.5 C8 13 0.5 13 0 8.5',
  K: 'M0 0 L0 12 M8 0 L0 7 M3 4.6 L8 12',
  M: 'M0 12 L0 0 L4 7 L8 0 L8 12',
  N: 'M0 12 L0 0 L8 12 L8 0',
  P: 'M0 12 L0 0 L5 0 C9 0 9 6.6 5 6.6 L0 6.6',
  R: 'M0 12 L0 0 L5 0 C9 0 9 6 5 6 L0 6 M4 6 L8 12',
  T: 'M0 0 L8 0 M4 0 L4 12',
  W: 'M0 0 L2 12 L4 4 L6 12 L8 0',
  X: 'M0 0 L8 12 M8 0 L0 12',
  Y: 'M0 0 L4 6 L8 0 M4 6 L4 12',
  3: 'M0.5 1.6 C2 -0.8 8 -0.8 7.6 3 C7.3 5.6 5 6 3 6 C5.5 6 8.3 6.6 8 9.2 C7.6 12.8 1.5 12.8 0 10.2',
  7: 'M0 0 L8 0 L3 12',
  9: 'M7.8 4 C7.8 -1.2 0.2 -1.2 0.2 3.6 C0.2 8 7.8 7.6 7.8 3.6 C7.8 9 6.5 12 2 12',
};

export const captchaLetters = Object.keys(strokes);
