import type { Texture } from 'three';
import { randomFor } from '#demo/random.ts';
import { lit } from './lit.ts';
import { paint } from './paint.ts';

const kinds = {
  oak: ['#c99f6d', '#a67c4c', '#d9b485'],
  beech: ['#dcb891', '#c49a70', '#e8cba8'],
  walnut: ['#6d4a33', '#4a301f', '#87604a'],
  bamboo: ['#dfc089', '#c7a366', '#ecd5a8'],
  black: ['#2b2a29', '#1d1c1b', '#383634'],
  white: ['#e9e4da', '#d8d1c4', '#f3efe8'],
} as const;
export type Wood = keyof typeof kinds;
const drawn = new Map<Wood, Texture>();

/** Boards whose grain runs along x. */
function boards(kind: Wood): Texture {
  const [middle, dark, light] = kinds[kind];
  return paint(1024, 1024, (pen, width, height) => {
    const random = randomFor(kind).next;
    pen.fillStyle = middle;
    pen.fillRect(0, 0, width, height);
    for (let band = 0; band < 26; band++) {
      pen.fillStyle = random() > 0.5 ? dark : light;
      pen.globalAlpha = 0.1 + random() * 0.12;
      pen.fillRect(0, random() * height, width, 10 + random() * 70);
    }
    for (let line = 0; line < 420; line++) {
      const y = random() * height;
      const bend = 4 + random() * 16;
      pen.strokeStyle = random() > 0.3 ? dark : light;
      pen.globalAlpha = 0.1 + random() * 0.22;
      pen.lineWidth = 0.6 + random() * 1.8;
      pen.beginPath();
      for (let x = 0; x <= width; x += 32) pen.lineTo(x, y + Math.sin((x / width) * Math.PI * 2 + y / 90) * bend);
      pen.stroke();
    }
    pen.fillStyle = dark;
    for (let pore = 0; pore < 2600; pore++) {
      pen.globalAlpha = 0.12 + random() * 0.25;
      pen.fillRect(random() * width, random() * height, 6 + random() * 26, 1.2);
    }
    pen.globalAlpha = 1;
  });
}

/** Oiled wood, `grain` cm of it on one picture. */
export function wood(kind: Wood = 'oak', grain = 30) {
  const map = drawn.get(kind) ?? boards(kind);
  drawn.set(kind, map);
  return lit({ map, roughness: 0.58, specularIntensity: 0.45, userData: { grain } });
}
