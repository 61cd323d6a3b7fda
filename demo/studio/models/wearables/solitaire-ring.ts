import { CylinderGeometry } from 'three';
import { lit } from '#demo/studio/materials/lit.ts';
import { polished } from '#demo/studio/materials/metals.ts';
import { model } from '#demo/studio/model.ts';
import { rod } from '#demo/studio/shapes/lines.ts';
import { at, several, solid, together } from '#demo/studio/shapes/solid.ts';
import { ring } from '#demo/studio/shapes/turned-shapes.ts';

export const solitaireRing = model({
  name: 'solitaire-ring',
  department: 'wearables',
  look: { colour: 'gold', accent: '#eef5fb', brand: 'Aurelune', title: 'Solitaire', detail: '' },
  variants: { gold: {}, 'white gold': { colour: '#e3e5e8' }, 'rose gold': { colour: 'rose' } },
  facts: [
    ['Metal', '18 ct'],
    ['Stone', 'Lab diamond, 0.7 ct'],
    ['Width', '1.8 mm'],
  ],
  turn: -24,
  lift: 14,
  close: [0, 0.35, 0.4],
  build({ colour, accent }) {
    const metal = polished(colour);
    const band = at(ring(0.95, 0.1, metal), 0, 1.05);
    band.scale.z = 1.05;
    const stone = new CylinderGeometry(0.2, 0.33, 0.12, 16, 1);
    const pavilion = new CylinderGeometry(0.33, 0.01, 0.3, 16, 1);
    const gem = lit({ color: accent, metalness: 0.85, roughness: 0.02, flatShading: true, envMapIntensity: 1.5 });
    const diamond = together(at(solid(stone, gem), 0, 2.52), at(solid(pavilion, gem), 0, 2.31));
    const claws = several(6, (index) => {
      const angle = (index / 6) * Math.PI * 2;
      const [x, z] = [Math.cos(angle), Math.sin(angle)];
      return rod(
        [
          [x * 0.06, 2.04, z * 0.06],
          [x * 0.27, 2.26, z * 0.27],
          [x * 0.345, 2.46, z * 0.345],
          [x * 0.29, 2.54, z * 0.29],
        ],
        0.034,
        metal,
      );
    });
    return together(band, diamond, claws);
  },
});
