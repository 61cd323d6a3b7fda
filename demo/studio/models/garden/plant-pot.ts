import { DoubleSide } from 'three';
import { randomFor } from '#demo/random.ts';
import { felt } from '#demo/studio/materials/cloths.ts';
import { lit } from '#demo/studio/materials/lit.ts';
import { paint } from '#demo/studio/materials/paint.ts';
import { speckle } from '#demo/studio/materials/relief.ts';
import { model } from '#demo/studio/model.ts';
import { surface } from '#demo/studio/shapes/soft.ts';
import { at, several, together, turned } from '#demo/studio/shapes/solid.ts';
import { drum, lathe } from '#demo/studio/shapes/turned-shapes.ts';

export const plantPot = model({
  name: 'plant-pot',
  department: 'garden',
  look: { colour: '#bf6f4a', accent: '#3f6d45', brand: 'Greenrow', title: 'Snake Plant', detail: '' },
  variants: { terracotta: {}, white: { colour: '#ecebe6' }, charcoal: { colour: '#3a3c3f' } },
  facts: [
    ['Plant', 'Sansevieria, 45 cm'],
    ['Light', 'Little to bright'],
    ['Water', 'Every 2–3 weeks'],
  ],
  turn: -10,
  lift: 10,
  stage: 'room',
  close: [0, -0.3, 0.5],
  build({ colour, accent }) {
    const clay = lit({ color: colour, roughness: 0.8, bumpMap: speckle(), bumpScale: 0.4, userData: { grain: 5 } });
    const pot = lathe(
      [
        [0, 1.2],
        [6.2, 1.2, 0.3],
        [8, 12.4],
        [8.7, 12.5, 0.2],
        [9, 15.6, 0.35],
        [8.3, 15.6, 0.3],
        [8, 14.2],
        [0, 14.2],
      ],
      clay,
    );
    const saucer = lathe(
      [
        [0, 0],
        [7.6, 0, 0.4],
        [8.8, 1.9, 0.3],
        [8.4, 1.9, 0.2],
        [7.4, 0.7, 0.3],
        [0, 0.7],
      ],
      clay,
    );
    const soil = at(drum(8, 0.5, felt('#3a2a20'), 0.1), 0, 13.8);
    const leafMap = paint(128, 1024, (pen, width, height) => {
      pen.fillStyle = '#d9cf7a';
      pen.fillRect(0, 0, width, height);
      pen.fillStyle = accent;
      pen.fillRect(width * 0.13, 0, width * 0.74, height);
      pen.fillStyle = '#23452d';
      for (let y = 0; y < height; y += 30) {
        pen.beginPath();
        pen.moveTo(width * 0.13, y + Math.sin(y) * 9);
        for (let x = 0.13; x <= 0.87; x += 0.06) pen.lineTo(width * x, y + Math.sin(y + x * 26) * 9);
        for (let x = 0.87; x >= 0.13; x -= 0.06) pen.lineTo(width * x, y + 12 + Math.sin(y * 1.7 + x * 19) * 7);
        pen.fill();
      }
    });
    const skin = lit({ map: leafMap, roughness: 0.45, clearcoat: 0.2, clearcoatRoughness: 0.4, side: DoubleSide });
    const random = randomFor('leaves').next;
    const leaves = several(13, (index) => {
      const [angle, out, tall] = [index * 2.4, 0.6 + Math.sqrt(index) * 1.15, 24 + random() * 20 - index * 0.6];
      const lean = 0.05 + out * 0.035 + random() * 0.03;
      const leaf = surface(
        8,
        40,
        (u, v) => {
          const x = (u - 0.5) * 2;
          const wide =
            2.5 *
            (0.62 + 0.5 * Math.sin(Math.min(1, v * 1.25) * Math.PI * 0.5)) *
            (1 - Math.max(0, (v - 0.55) / 0.45) ** 1.9);
          const twist = v * 0.9 + index;
          const fold = 0.55 * x * x;
          return [
            x * wide * Math.cos(twist * 0.3),
            v * tall,
            fold * wide * 0.5 + tall * lean * v * v + x * wide * Math.sin(twist * 0.3) * 0.6,
          ];
        },
        skin,
      );
      return at(turned(leaf, 0, (angle * 180) / Math.PI), Math.sin(angle) * out, 13.6, Math.cos(angle) * out);
    });
    return together(pot, saucer, soil, leaves);
  },
});
