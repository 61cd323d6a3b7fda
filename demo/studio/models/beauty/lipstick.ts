import { CylinderGeometry } from 'three';
import { mark } from '#demo/studio/lettering/labels.ts';
import { lit } from '#demo/studio/materials/lit.ts';
import { polished } from '#demo/studio/materials/metals.ts';
import { plastic, printed } from '#demo/studio/materials/plain.ts';
import { model } from '#demo/studio/model.ts';
import { box, sheet } from '#demo/studio/shapes/flat-shapes.ts';
import { at, solid, together, turned } from '#demo/studio/shapes/solid.ts';
import { drum } from '#demo/studio/shapes/turned-shapes.ts';

export const lipstick = model({
  name: 'lipstick',
  department: 'beauty',
  look: { colour: '#a3192f', accent: 'gold', brand: 'Vermeille', title: 'Velvet Rouge', detail: '' },
  variants: {
    'rouge 01': {},
    'rose 07': { colour: '#c4586b' },
    'nude 12': { colour: '#b9785f' },
    'plum 21': { colour: '#5f1f3f' },
  },
  facts: [
    ['Finish', 'Velvet matte'],
    ['Wear', '10 hours'],
    ['Refill', 'Yes'],
  ],
  turn: 0,
  lift: 10,
  close: [-0.15, 0.35, 0.42],
  build({ colour, accent, brand }) {
    const metal = polished(accent);
    const case_ = plastic('#1b1416', 0.85);
    const base = at(box(2.1, 3.6, 2.1, case_, 0.16), 0, 1.8);
    const belt = at(box(2.14, 0.34, 2.14, metal, 0.08), 0, 3.5);
    const inner = at(box(1.72, 1.5, 1.72, metal, 0.14), 0, 4.3);
    const cup = at(drum(0.66, 1.5, metal, 0.08), 0, 4.9);
    const stickProfile = new CylinderGeometry(0.54, 0.54, 2.5, 64, 24);
    const position = stickProfile.getAttribute('position');
    for (let index = 0; index < position.count; index++) {
      const [x, y, z] = [position.getX(index), position.getY(index), position.getZ(index)];
      const top = 0.62 + x * 0.92;
      const slope = Math.max(0, y - top);
      const lower = Math.hypot(x, z) * 0.08;
      position.setY(index, y - slope * 0.96 - (y > top ? lower : 0));
    }
    stickProfile.computeVertexNormals();
    const bullet = at(
      solid(stickProfile, lit({ color: colour, roughness: 0.42, clearcoat: 0.35, clearcoatRoughness: 0.3 })),
      0,
      7.3,
    );
    const cap = at(
      turned(
        together(
          box(2.1, 4.8, 2.1, case_, 0.16),
          at(box(2.14, 0.26, 2.14, metal, 0.06), 0, -2.28),
          at(
            sheet(
              1.7,
              0.36,
              printed(mark({ width: 1.7, height: 0.36 }, brand.toUpperCase(), '#e6bd6b', 'elegant', 400, 0.18), 0.6),
            ),
            0,
            0.2,
            1.056,
          ),
        ),
        0,
        22,
      ),
      3.1,
      2.42,
      0.7,
    );
    const words = at(
      sheet(
        1.7,
        0.36,
        printed(mark({ width: 1.7, height: 0.36 }, brand.toUpperCase(), '#e6bd6b', 'elegant', 400, 0.18), 0.6),
      ),
      0,
      1.7,
      1.056,
    );
    return together(at(turned(together(base, belt, inner, cup, bullet, words), 0, -14), -0.8, 0), cap);
  },
});
