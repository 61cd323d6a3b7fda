import { mark } from '#demo/studio/lettering/labels.ts';
import { canvas } from '#demo/studio/materials/cloths.ts';
import { satin } from '#demo/studio/materials/metals.ts';
import { plastic, printed, rubber } from '#demo/studio/materials/plain.ts';
import { model } from '#demo/studio/model.ts';
import { box, sheet } from '#demo/studio/shapes/flat-shapes.ts';
import { rod } from '#demo/studio/shapes/lines.ts';
import { at, together, turned } from '#demo/studio/shapes/solid.ts';
import { drum, lathe } from '#demo/studio/shapes/turned-shapes.ts';

export const wirelessSpeaker = model({
  name: 'wireless-speaker',
  department: 'audio',
  look: { colour: '#2f5d62', accent: '#e0793d', brand: 'Orbita', title: 'Roam Speaker', detail: '24 h' },
  variants: {
    lagoon: {},
    coral: { colour: '#c8543f', accent: '#f0c9a8' },
    graphite: { colour: '#34363b', accent: '#d8d8d6' },
  },
  facts: [
    ['Battery', '24 hours'],
    ['Protection', 'IP67'],
    ['Output', '30 W'],
  ],
  turn: -26,
  lift: 12,
  close: [0.1, 0.05, 0.4],
  build({ colour, accent, brand }) {
    const cloth = canvas(colour, 3.2);
    const body = turned(drum(4.6, 17.4, cloth, 0.8), 0, 0, 90);
    body.position.set(8.7, 5, 0);
    const end = (way: number) => {
      const rim = turned(
        lathe(
          [
            [0, 0.5],
            [3.2, 0.5, 0.3],
            [3.5, 0.1, 0.2],
            [4.2, 0.2, 0.5],
            [4.3, -0.6],
            [0, -0.6],
          ],
          rubber('#25272a'),
        ),
        0,
        0,
        -90 * way,
      );
      const cone = at(
        turned(
          lathe(
            [
              [0, 0.5],
              [1.2, 0.3, 0.5],
              [2.7, 0.9, 0.3],
              [3.1, 0.7],
            ],
            plastic('#3a3d42', 0.5),
          ),
          0,
          0,
          -90 * way,
        ),
        way * 0.2,
        0,
      );
      const badge = at(turned(drum(1.1, 0.15, satin('aluminium'), 0.06), 0, 0, -90 * way), way * 0.65, 0);
      return at(together(rim, cone, badge), way * 8.9, 5);
    };
    const plate = at(box(10, 1.1, 2.6, rubber('#25272a'), 0.5), 0, 9.35);
    const signs = ['−', '+', '·'].map((sign, index) =>
      at(
        turned(sheet(1.5, 1.5, printed(mark({ width: 1, height: 1 }, sign, '#e9e9e6', 'technical', 700))), -90),
        index * 3 - 3,
        9.93,
      ),
    );
    const name = at(
      sheet(5.6, 1.5, printed(mark({ width: 5.6, height: 1.5 }, brand.toUpperCase(), '#f5f3ee', 'plain', 700, 0.12))),
      0,
      5,
      4.63,
    );
    const foot = at(box(12, 0.8, 4.4, rubber('#202225'), 0.3), 0, 0.4);
    const strap = rod(
      [
        [8.2, 8.6, -1],
        [9.2, 10.4, -0.6],
        [10.9, 11, 0.3],
        [12.2, 9, 1.2],
        [12, 6.4, 1.4],
        [10.4, 5.2, 1],
      ],
      0.32,
      canvas(accent, 2),
    );
    return together(body, end(1), end(-1), plate, ...signs, name, foot, strap);
  },
});
