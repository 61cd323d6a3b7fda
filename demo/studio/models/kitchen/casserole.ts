import { brushed, cast } from '#demo/studio/materials/metals.ts';
import { ceramic } from '#demo/studio/materials/plain.ts';
import { model } from '#demo/studio/model.ts';
import { rod } from '#demo/studio/shapes/lines.ts';
import { together } from '#demo/studio/shapes/solid.ts';
import { drum, lathe, vessel } from '#demo/studio/shapes/turned-shapes.ts';

export const casserole = model({
  name: 'casserole',
  department: 'kitchen',
  look: { colour: '#b3202c', accent: '#f3ead9', brand: 'Kettlewood', title: 'Ember Casserole', detail: '24' },
  variants: {
    cherry: {},
    ocean: { colour: '#1f4e79' },
    cream: { colour: '#efe6d3', accent: '#efe6d3' },
    forest: { colour: '#2f4a3b' },
  },
  facts: [
    ['Capacity', '4.2 litres'],
    ['Material', 'Enamelled cast iron'],
    ['Suits', 'All hobs and ovens'],
  ],
  turn: -18,
  lift: 17,
  stage: 'table',
  close: [-0.1, 0.35, 0.42],
  build({ colour, accent }) {
    const enamel = ceramic(colour);
    const body = vessel(
      [
        [10.2, 0.3, 0.9],
        [11.6, 2, 2],
        [12, 10.2, 0.2],
        [12.35, 10.6, 0.2],
        [12.3, 11],
      ],
      0.5,
      enamel,
    );
    const base = drum(10, 0.4, cast(), 0.1);
    const lining = lathe(
      [
        [0, 0.9],
        [10.4, 0.9, 1.4],
        [11.4, 10.6],
      ],
      ceramic(accent),
    );
    const lid = lathe(
      [
        [0, 13.4],
        [4, 13.3, 2],
        [10.6, 12.1, 1.2],
        [12.3, 11.3, 0.25],
        [12.4, 11, 0.1],
        [11.5, 10.9],
      ],
      enamel,
    );
    const rise = lathe(
      [
        [8.2, 12.4],
        [8.35, 12.82, 0.15],
        [8.6, 12.72, 0.15],
        [8.75, 12.3],
      ],
      enamel,
    );
    const knob = lathe(
      [
        [0, 13.2],
        [1.1, 13.2, 0.2],
        [0.9, 14.2, 0.4],
        [2.1, 14.9, 0.35],
        [2.15, 15.6, 0.4],
        [0, 15.9],
      ],
      brushed('steel'),
    );
    const handle = (side: number) =>
      rod(
        [
          [side * 11.6, 8.6, -3.6],
          [side * 14, 8.9, -2.9],
          [side * 14.9, 9, 0],
          [side * 14, 8.9, 2.9],
          [side * 11.6, 8.6, 3.6],
        ],
        0.72,
        enamel,
      );
    return together(base, body, lining, lid, rise, knob, handle(1), handle(-1));
  },
});
