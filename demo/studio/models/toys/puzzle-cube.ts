import { plastic } from '#demo/studio/materials/plain.ts';
import { model } from '#demo/studio/model.ts';
import { box, rectangle, slab } from '#demo/studio/shapes/flat-shapes.ts';
import { at, together, turned } from '#demo/studio/shapes/solid.ts';

export const puzzleCube = model({
  name: 'puzzle-cube',
  department: 'toys',
  look: { colour: '#1b1c1f', brand: 'Tinytrail', title: 'Twist Cube', detail: '' },
  variants: { classic: {} },
  facts: [
    ['Size', '5.6 cm'],
    ['Turning', 'Magnetic, smooth'],
    ['Age', 'From 6 years'],
  ],
  turn: -36,
  lift: 26,
  stage: 'table',
  close: [0, 0.1, 0.5],
  build({ colour }) {
    const body = plastic(colour, 0.5);
    const tones = {
      up: '#f4f2ec',
      front: '#2f9e57',
      right: '#d2352b',
      left: '#e8762c',
      back: '#2a62b5',
      down: '#f0c92e',
    };
    const step = 1.88;
    const layer = (y: number) => {
      const group = together();
      for (const x of [-1, 0, 1])
        for (const z of [-1, 0, 1]) {
          const cube = together(box(1.84, 1.84, 1.84, body, 0.2));
          const tile = (tone: string, tilt: number, spin: number, place: [number, number, number]) =>
            cube.add(
              at(turned(slab(rectangle(1.58, 1.58, 0.24), 0.06, plastic(tone, 0.6), 0.02), tilt, spin), ...place),
            );
          if (y === 1) tile(tones.up, -90, 0, [0, 0.93, 0]);
          if (z === 1) tile(tones.front, 0, 0, [0, 0, 0.93]);
          if (x === 1) tile(tones.right, 0, 90, [0.93, 0, 0]);
          if (x === -1) tile(tones.left, 0, 90, [-0.93, 0, 0]);
          if (z === -1) tile(tones.back, 0, 0, [0, 0, -0.93]);
          group.add(at(cube, x * step, y * step, z * step));
        }
      return group;
    };
    return at(together(layer(-1), layer(0), turned(layer(1), 0, 24)), 0, 2.8);
  },
});
