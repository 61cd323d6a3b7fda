import { mark, quietLabel } from '#demo/studio/lettering/labels.ts';
import { lit } from '#demo/studio/materials/lit.ts';
import { paper, printed } from '#demo/studio/materials/plain.ts';
import { speckle } from '#demo/studio/materials/relief.ts';
import { model } from '#demo/studio/model.ts';
import { box, sheet } from '#demo/studio/shapes/flat-shapes.ts';
import { at, together, turned } from '#demo/studio/shapes/solid.ts';

export const soapBar = model({
  name: 'soap-bar',
  department: 'care',
  look: { colour: '#dccab0', accent: '#6b5236', brand: 'Petalune', title: 'Oat & Honey', detail: 'Hand soap' },
  variants: {
    oat: {},
    lavender: { colour: '#b9aecf', accent: '#54467a', title: 'Lavender' },
    charcoal: { colour: '#3b3d40', accent: '#d9d6cf', title: 'Charcoal' },
  },
  facts: [
    ['Weight', '120 g'],
    ['Oils', 'Olive, coconut, shea'],
    ['Packaging', 'Paper only'],
  ],
  turn: -30,
  lift: 26,
  close: [0, 0.15, 0.5],
  build({ colour, accent, brand, title, detail }) {
    const soap = lit({
      color: colour,
      roughness: 0.48,
      clearcoat: 0.25,
      clearcoatRoughness: 0.45,
      bumpMap: speckle(),
      bumpScale: 0.5,
      userData: { grain: 4 },
    });
    const bar_ = (x: number, y: number, z: number, spin: number) => {
      const body = box(8.4, 2.9, 5.6, soap, 0.75);
      const words = at(
        turned(
          sheet(5.6, 1.5, printed(mark({ width: 5.6, height: 1.5 }, brand, accent, 'elegant', 700, 0.04), 0.1)),
          -90,
        ),
        0,
        1.465,
      );
      return at(turned(together(body, words), 0, spin), x, y, z);
    };
    const band = at(
      turned(
        together(
          box(3.6, 3.02, 5.72, paper('#f8f4ea'), 0.78),
          at(
            turned(
              sheet(
                3.5,
                4,
                printed(
                  quietLabel(
                    { width: 3.5, height: 4 },
                    { brand, title: title.replace(' & ', '|& '), detail, foot: '120 g' },
                    { paper: null, ink: '#3a3128', accent },
                  ),
                  0.1,
                ),
              ),
              -90,
            ),
            0,
            1.53,
          ),
        ),
        0,
        8,
      ),
      0.3,
      1.48,
      0.2,
    );
    return together(bar_(0.3, 1.45, 0.2, 8), band, bar_(-1.4, 4.3, -1, -22));
  },
});
