import { randomFor } from '#demo/random.ts';
import { mark } from '#demo/studio/lettering/labels.ts';
import { ceramic, plastic, printed, rubber } from '#demo/studio/materials/plain.ts';
import { model } from '#demo/studio/model.ts';
import { at, several, together, turned } from '#demo/studio/shapes/solid.ts';
import { drum, lathe, ring, wrap } from '#demo/studio/shapes/turned-shapes.ts';

export const petBowl = model({
  name: 'pet-bowl',
  department: 'pets',
  look: { colour: '#d9b7a6', accent: '#f4efe6', brand: 'Pawlore', title: 'Supper Bowl', detail: '' },
  variants: { blush: {}, slate: { colour: '#5e6d78' }, mustard: { colour: '#d1a03a' } },
  facts: [
    ['Content', '0.6 litres'],
    ['Material', 'Stoneware, heavy'],
    ['Foot', 'Rubber ring'],
  ],
  turn: -10,
  lift: 24,
  stage: 'room',
  close: [0, 0, 0.5],
  build({ colour, accent, brand }) {
    const glaze = ceramic(colour, true);
    const bowl = lathe(
      [
        [0, 0.4],
        [8.6, 0.4, 0.6],
        [9, 1, 0.5],
        [7.9, 6.4, 0.5],
        [7.3, 6.5, 0.4],
        [6.7, 2.4, 2],
        [0, 2],
      ],
      glaze,
    );
    const inside = lathe(
      [
        [0, 2.06],
        [6.5, 2.4, 1.6],
        [7.25, 6.3],
      ],
      ceramic(accent),
    );
    const foot = at(turned(ring(8.2, 0.4, rubber('#2a2b2d')), 90), 0, 0.4);
    const random = randomFor('kibble').next;
    const food = several(120, () => {
      const [angle, away] = [random() * Math.PI * 2, Math.sqrt(random()) * 5.7];
      const bit = drum(
        0.5 + random() * 0.14,
        0.5,
        plastic(['#8a5a2e', '#a06a35', '#744820'][Math.floor(random() * 3)] ?? '#8a5a2e', 0.15),
        0.2,
        14,
      );
      return at(
        turned(bit, random() * 90, random() * 360, random() * 90),
        Math.cos(angle) * away,
        3.2 + random() * 1.1 + (5.7 - away) * 0.12,
        Math.sin(angle) * away,
      );
    });
    const name = wrap(
      { below: 8.78, above: 8.36, from: 2.2, to: 4.3, degrees: 50 },
      printed(mark({ width: 7.4, height: 2.1 }, brand.toLowerCase(), accent, 'round', 600, 0.02), 0.2),
    );
    return together(bowl, inside, foot, food, name);
  },
});
