import { mark } from '#demo/studio/lettering/labels.ts';
import { canvas, leather } from '#demo/studio/materials/cloths.ts';
import { polished, satin } from '#demo/studio/materials/metals.ts';
import { plastic, printed } from '#demo/studio/materials/plain.ts';
import { model } from '#demo/studio/model.ts';
import { sheet } from '#demo/studio/shapes/flat-shapes.ts';
import { type Place, rod } from '#demo/studio/shapes/lines.ts';
import { at, together, turned } from '#demo/studio/shapes/solid.ts';
import { drum, lathe, ring } from '#demo/studio/shapes/turned-shapes.ts';

export const headphones = model({
  name: 'headphones',
  department: 'audio',
  look: {
    colour: '#2a2c31',
    accent: '#c9a27c',
    brand: 'Orbita',
    title: 'Hush Over-Ear',
    detail: 'Active noise cancelling',
  },
  variants: {
    graphite: {},
    sand: { colour: '#d8cdbd', accent: '#b8977a' },
    navy: { colour: '#27364f', accent: '#c7ccd3' },
  },
  facts: [
    ['Battery', '40 hours'],
    ['Noise cancelling', 'Adaptive, −42 dB'],
    ['Weight', '254 g'],
  ],
  turn: -38,
  lift: 8,
  stage: 'plinth',
  close: [0.1, 0.3, 0.45],
  build({ colour, accent, brand }) {
    const shell = plastic(colour, 0.25);
    const skin = leather(colour === '#2a2c31' ? '#232529' : colour);
    const arc = (radius: number, from: number, to: number, steps = 13) =>
      Array.from({ length: steps }, (_, index): Place => {
        const angle = ((from + ((to - from) * index) / (steps - 1)) * Math.PI) / 180;
        return [Math.cos(angle) * radius * 0.94, 10.4 + Math.sin(angle) * radius, 0];
      });
    const band = rod(arc(8.6, 158, 22), 0.62, shell);
    band.scale.z = 2.3;
    const pad = rod(arc(8.05, 145, 35), 0.62, skin);
    pad.scale.z = 2.2;
    const side = (way: number) => {
      const slider = rod(
        [
          [way * 7.55, 13.4, 0],
          [way * 8.05, 10.2, 0],
          [way * 8.2, 8.6, 0],
        ],
        0.34,
        polished(accent),
      );
      slider.scale.z = 1.6;
      const yoke = rod(
        [
          [0, 2.9, -2.9],
          [way * 0.9, 3.7, -1.6],
          [way * 1.1, 4.1, 0],
          [way * 0.9, 3.7, 1.6],
          [0, 2.9, 2.9],
        ],
        0.36,
        satin(accent),
      );
      const cup = turned(
        lathe(
          [
            [0, 2.1],
            [2.5, 2.1, 0.5],
            [3.5, 1.4, 1],
            [3.75, 0.2, 0.3],
            [3.7, 0],
            [0, 0],
          ],
          shell,
        ),
        0,
        0,
        -90 * way,
      );
      cup.scale.set(1, 1, 1);
      const inlay = at(turned(drum(2.1, 0.12, satin(accent), 0.05), 0, 0, -90 * way), way * 2.02, 0);
      const name = at(
        turned(
          sheet(2.6, 0.6, printed(mark({ width: 2.6, height: 0.6 }, brand.toLowerCase(), '#2a2420', 'technical', 700))),
          0,
          90 * way,
        ),
        way * 2.16,
        0,
      );
      const cushion = at(turned(ring(2.62, 1.02, skin), 0, 90), -way * 0.7, 0);
      const cloth = at(turned(drum(2.4, 0.3, canvas('#1d1e21', 3)), 0, 0, 90 * way), -way * 0.3, 0);
      const head = at(together(cup, inlay, name, cushion, cloth), way * 7.6, 4.8);
      head.scale.set(1, 1.16, 1);
      return together(slider, at(yoke, way * 7.6, 4.8), turned(head, 0, way * -6, way * 4));
    };
    return together(band, pad, side(1), side(-1));
  },
});
