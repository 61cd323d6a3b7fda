import { mark } from '#demo/studio/lettering/labels.ts';
import { lit } from '#demo/studio/materials/lit.ts';
import { printed, rubber } from '#demo/studio/materials/plain.ts';
import { speckle } from '#demo/studio/materials/relief.ts';
import { model } from '#demo/studio/model.ts';
import { rod } from '#demo/studio/shapes/lines.ts';
import { at, several, together, turned } from '#demo/studio/shapes/solid.ts';
import { lathe, ring, wrap } from '#demo/studio/shapes/turned-shapes.ts';

export const kettlebell = model({
  name: 'kettlebell',
  department: 'sports',
  look: { colour: '#2a2c30', accent: '#d8572f', brand: 'Stridora', title: 'Kettlebell', detail: '16 kg' },
  variants: {
    '16 kg': {},
    '8 kg': { accent: '#3f8fb0', detail: '8 kg' },
    '24 kg': { accent: '#4f8a4c', detail: '24 kg' },
  },
  facts: [
    ['Weight', '16 kg'],
    ['Cast', 'In one piece'],
    ['Coating', 'Powder, holds chalk'],
  ],
  turn: -16,
  lift: 8,
  stage: 'room',
  close: [0, 0.3, 0.5],
  build({ colour, accent, detail }) {
    const iron = lit({
      color: colour,
      roughness: 0.6,
      metalness: 0.25,
      bumpMap: speckle(),
      bumpScale: 1.1,
      userData: { grain: 4 },
    });
    const body = lathe(
      [
        [0, 0],
        [6, 0, 0.5],
        [7.4, 1, 1.2],
        [10.2, 7, 4.6],
        [9.4, 15, 5],
        [4.4, 18.2, 3],
        [0, 18.4],
      ],
      iron,
    );
    const handle = rod(
      [
        [-4.2, 14.5, 0],
        [-6.2, 18.6, 0],
        [-6.7, 22.6, 0],
        [-4.6, 26, 0],
        [0, 26.7, 0],
        [4.6, 26, 0],
        [6.7, 22.6, 0],
        [6.2, 18.6, 0],
        [4.2, 14.5, 0],
      ],
      1.72,
      iron,
    );
    const bands = several(2, (index) =>
      at(turned(ring(1.74, 0.3, rubber(accent)), 100, 0, 0), index ? 6.45 : -6.45, 20.2),
    );
    const words = wrap(
      { below: 10.0, above: 9.75, from: 8, to: 11.6, degrees: 50 },
      printed(mark({ width: 8.7, height: 3.6 }, detail.toUpperCase(), '#f2f0ec', 'tall', 400), 0.1),
    );
    return together(body, handle, bands, words);
  },
});
