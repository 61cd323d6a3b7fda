/** How much light the film gets, and from where on bright parts are pressed together (Khronos' neutral tone mapping, made for true product colours). */
const exposure = 1;
const startOfShoulder = 0.8 - 0.04;
const desaturation = 0.15;

export type Backdrop = { middle: number; edge: number } | null; // sRGB 0…1; null for staged pictures, which fill the frame

/** Averaged light with its cover becomes a picture: toned, put before its backdrop, and written as sRGB. */
export function develop(light: Float32Array, size: number, backdrop: Backdrop): ImageData {
  const image = new ImageData(size, size);
  const rgb: [number, number, number] = [0, 0, 0];
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const from = ((size - 1 - y) * size + x) * 4; // WebGL counts rows from below
      const to = (y * size + x) * 4;
      const cover = Math.min(1, light[from + 3] ?? 0);
      const part = cover > 1e-4 ? 1 / cover : 0;
      for (const channel of [0, 1, 2] as const) rgb[channel] = (light[from + channel] ?? 0) * part * exposure;
      toned(rgb);
      const behind = backdrop ? linear(backdropAt(backdrop, x / size, y / size)) : 0;
      for (const channel of [0, 1, 2] as const)
        image.data[to + channel] = Math.round(encoded(rgb[channel] * cover + behind * (1 - cover)) * 255);
      image.data[to + 3] = 255;
    }
  return image;
}

function toned(rgb: [number, number, number]): void {
  const least = Math.min(...rgb);
  const offset = least < 0.08 ? least - 6.25 * least * least : 0.04;
  for (const channel of [0, 1, 2] as const) rgb[channel] -= offset;
  const peak = Math.max(...rgb);
  if (peak < startOfShoulder) return;
  const rest = 1 - startOfShoulder;
  const pressed = 1 - (rest * rest) / (peak + rest - startOfShoulder);
  const paler = 1 - 1 / (desaturation * (peak - pressed) + 1);
  for (const channel of [0, 1, 2] as const) {
    const value = (rgb[channel] * pressed) / peak;
    rgb[channel] = value + (pressed - value) * paler;
  }
}

function backdropAt({ middle, edge }: NonNullable<Backdrop>, x: number, y: number): number {
  const away = Math.min(1, Math.hypot(x - 0.5, (y - 0.46) * 0.9) / 0.62);
  return middle + (edge - middle) * away * away;
}

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const encoded = (value: number) =>
  value <= 0.0031308 ? Math.max(0, value) * 12.92 : 1.055 * Math.min(1, value) ** (1 / 2.4) - 0.055;
