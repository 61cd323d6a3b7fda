import { mark } from '#demo/studio/lettering/labels.ts';
import { wallpaper } from '#demo/studio/lettering/screens.ts';
import { satin } from '#demo/studio/materials/metals.ts';
import { plastic, printed, rubber, screen } from '#demo/studio/materials/plain.ts';
import { model } from '#demo/studio/model.ts';
import { box, rectangle, sheet, slab } from '#demo/studio/shapes/flat-shapes.ts';
import { at, several, together, turned } from '#demo/studio/shapes/solid.ts';
import { drum } from '#demo/studio/shapes/turned-shapes.ts';

export const laptop = model({
  name: 'laptop',
  department: 'computing',
  look: { colour: '#c9ccd0', accent: '#27364f', brand: 'Tektory', title: 'Slate 14', detail: '' },
  variants: { silver: {}, midnight: { colour: '#2c3340' }, sand: { colour: '#d9c8b4' } },
  facts: [
    ['Display', '14″ OLED, 120 Hz'],
    ['Memory', '32 GB, 1 TB SSD'],
    ['Battery', '16 hours'],
  ],
  turn: -28,
  lift: 20,
  stage: 'table',
  close: [-0.25, -0.2, 0.45],
  build({ colour, brand }) {
    const shell = satin(colour);
    const base = at(turned(slab(rectangle(31.2, 22, 1.1), 1.1, shell, 0.35), -90), 0, 0.75);
    const feet = several(4, (index) =>
      at(drum(0.7, 0.3, rubber('#1a1b1d')), index % 2 ? 13 : -13, 0, index > 1 ? 9 : -9),
    );
    const keys = plastic('#1d1e21', 0.15);
    const board = together(
      at(turned(slab(rectangle(27, 10.6, 0.5), 0.06, plastic('#141517', 0.2), 0.02), -90), 0, 1.3, -4.2),
    );
    for (let row = 0; row < 6; row++)
      for (let column = 0; column < 14; column++) {
        if (row === 5 && column > 4 && column < 9) continue;
        board.add(
          at(box(1.66, 0.16, row === 0 ? 0.9 : 1.56, keys, 0.07), -12.4 + column * 1.91, 1.38, -8.5 + row * 1.74),
        );
      }
    board.add(at(box(7.4, 0.16, 1.56, keys, 0.07), 0, 1.38, 0.2));
    const pad = at(turned(slab(rectangle(11.4, 7, 0.4), 0.05, satin(colour), 0.02), -90), 0, 1.3, 6);
    const lid = together(
      at(slab(rectangle(31.2, 21.4, 1), 0.6, shell, 0.25), 0, 10.7),
      at(slab(rectangle(30.6, 20.8, 0.8), 0.06, plastic('#08090a', 0.85), 0.02), 0, 10.7, 0.31),
      at(sheet(29.6, 18.6, screen(wallpaper(1.6))), 0, 11.2, 0.36),
      at(
        sheet(3, 0.5, printed(mark({ width: 3, height: 0.5 }, brand.toLowerCase(), '#8d9096', 'technical', 700))),
        0,
        1.15,
        0.36,
      ),
    );
    const hinge = at(turned(drum(0.55, 24, plastic('#2a2b2e', 0.3)), 0, 0, 90), 12, 1.1, -10.6);
    return together(base, feet, board, pad, at(turned(lid, -18), 0, 1.2, -10.7), hinge);
  },
});
