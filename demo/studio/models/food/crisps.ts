import { loudLabel } from '#demo/studio/lettering/labels.ts';
import { lit } from '#demo/studio/materials/lit.ts';
import { model } from '#demo/studio/model.ts';
import { surface } from '#demo/studio/shapes/soft.ts';
import { together } from '#demo/studio/shapes/solid.ts';

export const crisps = model({
  name: 'crisps',
  department: 'food',
  look: { colour: '#1f5fa8', accent: '#f4c542', brand: 'Snackdrift', title: 'SEA|SALT', detail: 'Hand-cooked crisps' },
  variants: {
    'sea salt': {},
    paprika: { colour: '#c93a2a', accent: '#f4d06a', title: 'SMOKED|PAPRIKA' },
    'sour cream': { colour: '#3f8f5a', accent: '#eef0d0', title: 'SOUR|CREAM' },
  },
  facts: [
    ['Content', '150 g'],
    ['Oil', 'Sunflower'],
    ['Gluten', 'None'],
  ],
  turn: -12,
  lift: 4,
  close: [0, 0, 0.5],
  build({ colour, accent, brand, title, detail }) {
    const map = loudLabel(
      { width: 17, height: 25 },
      { brand, title, detail, foot: '150 g' },
      { paper: colour, ink: '#ffffff', accent },
    );
    const foil = lit({ map, roughness: 0.3, metalness: 0.25, clearcoat: 0.5, clearcoatRoughness: 0.2 });
    const back = lit({ color: colour, roughness: 0.3, metalness: 0.25 });
    const side =
      (way: 1 | -1) =>
      (u: number, v: number): [number, number, number] => {
        const [x, y] = [u * 2 - 1, v * 2 - 1];
        const seam = 0.93;
        const inner = Math.min(1, Math.abs(y) / seam);
        const puffed = (1 - Math.abs(x) ** 2.4) ** 0.7 * (1 - inner ** 2.6) ** 0.62;
        const gather =
          Math.sin(x * 19 + Math.sin(y * 3) * 1.5) *
          0.34 *
          inner ** 4 *
          (1 - Math.abs(x) ** 4) *
          (Math.abs(y) < seam ? 1 : 0.12);
        const crease =
          0.2 * Math.sin(x * 5 + y * 9) * Math.sin(y * 4 - x * 7) * puffed +
          0.16 * Math.sin(y * 23 + x * 3) * Math.abs(x) ** 6 * (1 - inner);
        const narrow = 1 - 0.075 * (1 - y * y) * Math.abs(x);
        return [x * 8.6 * narrow * way, 12.6 + y * 12.6, way * (puffed * 3.7 + gather + crease + 0.03)];
      };
    return together(surface(120, 160, side(1), foil), surface(120, 160, side(-1), back));
  },
});
