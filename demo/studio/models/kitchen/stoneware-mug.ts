import { ceramic } from '#demo/studio/materials/plain.ts';
import { model } from '#demo/studio/model.ts';
import { rod } from '#demo/studio/shapes/lines.ts';
import { together } from '#demo/studio/shapes/solid.ts';
import { lathe, vessel } from '#demo/studio/shapes/turned-shapes.ts';

export const stonewareMug = model({
  name: 'stoneware-mug',
  department: 'kitchen',
  look: { colour: '#8fa596', accent: '#cdb79b', brand: 'Kettlewood', title: 'Hearth Mug' },
  variants: { sage: {}, oat: { colour: '#e2d8c6' }, ink: { colour: '#2e3b4e' }, terracotta: { colour: '#b96a4b' } },
  facts: [
    ['Capacity', '350 ml'],
    ['Material', 'Stoneware'],
    ['Care', 'Dishwasher safe'],
  ],
  turn: -32,
  lift: 20,
  stage: 'table',
  close: [0.3, 0.2, 0.5],
  build({ colour, accent }) {
    const glaze = ceramic(colour);
    const body = vessel(
      [
        [3.3, 0.5, 0.5],
        [4.25, 1.3, 0.8],
        [4.35, 9.6],
      ],
      0.42,
      glaze,
    );
    const foot = lathe(
      [
        [0, 0.15],
        [2.6, 0.15, 0.1],
        [2.75, 0, 0.1],
        [3.3, 0, 0.2],
        [3.5, 0.75],
      ],
      ceramic(accent, true),
    );
    const handle = rod(
      [
        [4.1, 7.9, 0],
        [5.6, 8.2, 0],
        [6.9, 6.9, 0],
        [6.7, 4.6, 0],
        [5.5, 3.2, 0],
        [4.1, 2.7, 0],
      ],
      0.52,
      glaze,
    );
    handle.scale.z = 1.25;
    return together(body, foot, handle);
  },
});
