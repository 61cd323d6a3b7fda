import { wood } from '#demo/studio/materials/woods.ts';
import { model } from '#demo/studio/model.ts';
import { bar } from '#demo/studio/shapes/lines.ts';
import { several, together } from '#demo/studio/shapes/solid.ts';
import { lathe } from '#demo/studio/shapes/turned-shapes.ts';

export const stool = model({
  name: 'stool',
  department: 'furniture',
  look: { colour: '#c99f6d', brand: 'Nestora', title: 'Trio Stool', detail: '' },
  variants: { oak: {}, walnut: { colour: '#6d4a33' }, black: { colour: '#2b2a29' } },
  facts: [
    ['Height', '45 cm'],
    ['Wood', 'Solid, oiled'],
    ['Carries', '130 kg'],
  ],
  turn: -14,
  lift: 16,
  stage: 'room',
  close: [0, 0.35, 0.45],
  build({ colour }) {
    const kind = colour === '#c99f6d' ? 'oak' : colour === '#6d4a33' ? 'walnut' : 'black';
    const timber = wood(kind, 34);
    const seat = lathe(
      [
        [0, 41.2],
        [16.4, 41.2, 1.4],
        [17.5, 43, 1],
        [17, 44.8, 0.8],
        [10, 44.2, 6],
        [0, 43.8],
      ],
      timber,
    );
    const legs = several(3, (index) => {
      const angle = (index / 3) * Math.PI * 2 + 0.5;
      const [x, z] = [Math.cos(angle), Math.sin(angle)];
      return bar([x * 19, 1, z * 19], [x * 9.6, 42, z * 9.6], 1.35, timber);
    });
    const spread = several(3, (index) => {
      const [from, to] = [index, index + 1].map((step) => (step / 3) * Math.PI * 2 + 0.5);
      return bar(
        [Math.cos(from ?? 0) * 15.7, 15, Math.sin(from ?? 0) * 15.7],
        [Math.cos(to ?? 0) * 15.7, 15, Math.sin(to ?? 0) * 15.7],
        0.95,
        timber,
      );
    });
    return together(seat, legs, spread);
  },
});
