import { mark } from '#demo/studio/lettering/labels.ts';
import { lit } from '#demo/studio/materials/lit.ts';
import { printed } from '#demo/studio/materials/plain.ts';
import { ribs } from '#demo/studio/materials/relief.ts';
import { wood } from '#demo/studio/materials/woods.ts';
import { model } from '#demo/studio/model.ts';
import { outline, sheet, slab } from '#demo/studio/shapes/flat-shapes.ts';
import { at, together, turned } from '#demo/studio/shapes/solid.ts';
import { drum } from '#demo/studio/shapes/turned-shapes.ts';

export const toothbrush = model({
  name: 'toothbrush',
  department: 'care',
  look: { colour: '#3f8f8a', accent: '#dfc089', brand: 'Galleria Select', title: 'Bamboo Brushes', detail: 'Set of 4' },
  variants: { mixed: {} },
  facts: [
    ['Set', '4 brushes'],
    ['Handle', 'Bamboo, waxed'],
    ['Bristles', 'Medium, no BPA'],
  ],
  turn: 0,
  lift: 74,
  close: [-0.3, 0.3, 0.45],
  build({ brand }) {
    const shape = outline([
      [-9.6, -0.5, 0.4],
      [-9.9, 0, 0.3],
      [-9.6, 0.5, 0.4],
      [-4, 0.62, 3],
      [3.4, 0.4, 3],
      [6.4, 0.52, 0.8],
      [9, 0.6, 0.5],
      [9.4, 0, 0.4],
      [9, -0.6, 0.5],
      [6.4, -0.52, 0.8],
      [3.4, -0.4, 3],
      [-4, -0.62, 3],
      [-9.6, -0.5],
    ]);
    const tones = ['#3f8f8a', '#e0793d', '#4b5a86', '#ececec'];
    return together(
      ...tones.map((tone, index) => {
        const brush = together(turned(slab(shape, 0.72, wood('bamboo', 9), 0.26), -90));
        for (let row = 0; row < 9; row++)
          for (let column = 0; column < 3; column++)
            brush.add(
              at(
                drum(
                  0.135,
                  1.05,
                  lit({
                    color: row < 2 || row > 6 ? '#f6f5f1' : tone,
                    roughness: 0.8,
                    bumpMap: ribs(24),
                    bumpScale: 1,
                  }),
                  0.04,
                  14,
                ),
                6.55 + row * 0.3,
                0.3,
                (column - 1) * 0.33,
              ),
            );
        brush.add(
          at(
            turned(
              sheet(
                3.2,
                0.42,
                printed(mark({ width: 3.2, height: 0.42 }, brand.toUpperCase(), '#5a3d1c', 'plain', 700, 0.12), 0.1),
              ),
              -90,
            ),
            -4.6,
            0.372,
          ),
        );
        return at(turned(brush, 0, 62), index * 2.7 - 4, 0.36, (index % 2) * 0.8);
      }),
    );
  },
});
