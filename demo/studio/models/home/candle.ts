import { quietLabel } from '#demo/studio/lettering/labels.ts';
import { glass, tinted, wax } from '#demo/studio/materials/clear.ts';
import { felt } from '#demo/studio/materials/cloths.ts';
import { glowing, printed } from '#demo/studio/materials/plain.ts';
import { model } from '#demo/studio/model.ts';
import { rod } from '#demo/studio/shapes/lines.ts';
import { at, together } from '#demo/studio/shapes/solid.ts';
import { drum, lathe, vessel, wrap } from '#demo/studio/shapes/turned-shapes.ts';

export const candle = model({
  name: 'candle',
  department: 'home',
  look: { colour: '#f2e4cd', accent: '#b98c5f', brand: 'Nestora', title: 'Amber|& Fig', detail: 'Scented soy candle' },
  variants: {
    'amber and fig': {},
    'sea salt': { colour: '#dfe8e8', title: 'Sea Salt|& Sage', accent: '#6f9397' },
    rose: { colour: '#f3dcd8', title: 'Rose|& Oud', accent: '#b4736f' },
  },
  facts: [
    ['Burns', '45 hours'],
    ['Wax', 'Soy and rapeseed'],
    ['Wick', 'Cotton'],
  ],
  turn: 0,
  lift: 13,
  stage: 'table',
  close: [0, 0.1, 0.5],
  build({ colour, accent, brand, title, detail }) {
    const words = { brand, title, detail, foot: '220 g · 7.7 oz' };
    const body = lathe(
      [
        [0, 0.6],
        [3.9, 0.6, 0.3],
        [4, 7.4],
        [0, 7.4],
      ],
      wax(colour),
    );
    const glassy = vessel(
      [
        [3.9, 0, 0.5],
        [4.25, 0.4, 0.4],
        [4.25, 9.6],
      ],
      0.25,
      glass(),
    );
    const base = drum(4.05, 0.5, tinted('#dfe6e6', 0.35), 0.2);
    const wick = rod(
      [
        [0, 7.2, 0],
        [0.05, 8.3, 0],
        [0.2, 8.8, 0],
      ],
      0.11,
      felt('#40382f'),
    );
    const flame = at(
      lathe(
        [
          [0, 0],
          [0.32, 0.35, 0.3],
          [0.26, 0.9, 0.4],
          [0, 1.9],
        ],
        glowing('#ffcf7a', 2.2),
      ),
      0.16,
      8.7,
    );
    const label = wrap(
      { below: 4.28, from: 2.1, to: 7.6, degrees: 92 },
      printed(quietLabel({ width: 6.9, height: 5.5 }, words, { paper: '#fdfaf4', ink: '#2f2a25', accent }), 0.15),
    );
    return together(base, body, wick, flame, glassy, label);
  },
});
