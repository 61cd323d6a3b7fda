import { randomFor } from '#demo/random.ts';
import { linen, terry } from '#demo/studio/materials/cloths.ts';
import { model } from '#demo/studio/model.ts';
import { box } from '#demo/studio/shapes/flat-shapes.ts';
import { at, several, together, turned } from '#demo/studio/shapes/solid.ts';
import { drum } from '#demo/studio/shapes/turned-shapes.ts';

export const towels = model({
  name: 'towels',
  department: 'textiles',
  look: { colour: '#dfe3dc', accent: '#7f9a94', brand: 'Nestora', title: 'Spa Towels', detail: '' },
  variants: {
    'sage mix': {},
    'rose mix': { colour: '#ecdcd6', accent: '#b97f76' },
    'sea mix': { colour: '#dbe4ea', accent: '#4f7492' },
  },
  facts: [
    ['Set', '4 towels, 50 × 100 cm'],
    ['Cotton', 'Organic, 600 g/m²'],
    ['Wash', 'At 60 °C'],
  ],
  turn: -24,
  lift: 14,
  stage: 'table',
  close: [-0.1, 0.1, 0.45],
  build({ colour, accent }) {
    const random = randomFor('towels').next;
    const folded = (tone: string, y: number) => {
      const cloth = terry(tone);
      const layers = several(3, (index) =>
        at(
          box(32 + random() * 0.6, 2.4, 22 + random() * 0.5, cloth, 1.15),
          (random() - 0.5) * 0.4,
          y + 1.2 + index * 2.15,
          (random() - 0.5) * 0.3,
        ),
      );
      const turnedFold = at(turned(drum(3.35, 32.2, cloth, 0.8), 0, 0, 90), 16.1, y + 3.35, 10.4);
      turnedFold.scale.set(0.98, 1, 0.45);
      const stripe = at(box(3.2, 0.12, 22.4, linen(tone === colour ? accent : colour), 0.05), 9, y + 6.72);
      return together(layers, turnedFold, stripe);
    };
    const tones = [accent, colour, accent, colour];
    return together(...tones.map((tone, index) => turned(folded(tone, index * 6.75), 0, (random() - 0.5) * 3)));
  },
});
