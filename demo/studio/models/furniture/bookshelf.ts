import { randomFor } from '#demo/random.ts';
import { canvas } from '#demo/studio/materials/cloths.ts';
import { coated } from '#demo/studio/materials/metals.ts';
import { ceramic, paper, plastic } from '#demo/studio/materials/plain.ts';
import { wood } from '#demo/studio/materials/woods.ts';
import { model } from '#demo/studio/model.ts';
import { box } from '#demo/studio/shapes/flat-shapes.ts';
import { bar } from '#demo/studio/shapes/lines.ts';
import { at, several, together, turned } from '#demo/studio/shapes/solid.ts';
import { ball, lathe, vessel } from '#demo/studio/shapes/turned-shapes.ts';

export const bookshelf = model({
  name: 'bookshelf',
  department: 'furniture',
  look: { colour: '#c99f6d', accent: '#2b2a29', brand: 'Nestora', title: 'Ladder Shelf', detail: '' },
  variants: { oak: {}, walnut: { colour: '#6d4a33' } },
  facts: [
    ['Size', '80 × 32 × 178 cm'],
    ['Frame', 'Steel, powder-coated'],
    ['Each shelf', 'Carries 25 kg'],
  ],
  turn: -28,
  lift: 8,
  stage: 'room',
  close: [0, 0.25, 0.4],
  build({ colour, accent }) {
    const timber = wood(colour === '#c99f6d' ? 'oak' : 'walnut', 50);
    const steel = coated(accent);
    const random = randomFor('shelf').next;
    const posts = several(4, (index) => at(box(2, 178, 2, steel, 0.4), index % 2 ? 39 : -39, 89, index > 1 ? 15 : -15));
    const cross = together(
      bar([-39, 20, -15.6], [39, 160, -15.6], 0.5, steel),
      bar([39, 20, -15.6], [-39, 160, -15.6], 0.5, steel),
    );
    const shelves = several(5, (index) => at(box(80, 2.4, 32, timber, 0.3), 0, 12 + index * 40));
    const tones = ['#b4553d', '#e6dccb', '#33506b', '#7f9a88', '#d7a94b', '#5d3a4c', '#2c2f36', '#c8c1b3'];
    const books = together();
    for (const [shelf, from, count] of [
      [0, -34, 9],
      [1, 2, 8],
      [2, -33, 7],
      [3, -6, 9],
    ] as const) {
      let x: number = from;
      for (let book = 0; book < count; book++) {
        const [thick, tall, deep] = [2 + random() * 2.4, 20 + random() * 9, 16 + random() * 5];
        const tone = tones[Math.floor(random() * tones.length)] ?? '#888888';
        books.add(at(box(thick, tall, deep, paper(tone), 0.3), x + thick / 2, 13.2 + shelf * 40 + tall / 2, 2));
        x += thick + 0.12;
      }
    }
    const pot = at(
      together(
        lathe(
          [
            [0, 0],
            [6, 0, 0.5],
            [8, 13, 0.4],
            [7.4, 13, 0.2],
            [7, 11],
            [0, 11],
          ],
          ceramic('#e9e2d3', true),
        ),
        ...Array.from({ length: 16 }, (_, index) => {
          const angle = index * 2.4;
          const leaf = ball(1, plastic(index % 2 ? '#4d7a4a' : '#3c6440', 0.3));
          leaf.scale.set(2, 0.35, 6);
          return at(
            turned(leaf, -50 + (index % 5) * 9, (angle * 180) / Math.PI),
            Math.sin(angle) * 5,
            17 + (index % 4) * 2.4,
            Math.cos(angle) * 5,
          );
        }),
      ),
      -24,
      53.2,
      1,
    );
    const bowl = at(
      vessel(
        [
          [4, 0, 0.4],
          [10, 7],
        ],
        0.6,
        ceramic('#5f8aa3'),
      ),
      20,
      93.2,
      1,
    );
    const boxes = at(box(26, 18, 22, canvas('#b9a482', 5), 1), -22, 142.5, 1);
    const vase_ = at(
      lathe(
        [
          [0, 0],
          [4, 0, 0.5],
          [7, 8, 5],
          [2, 17, 3],
          [2.6, 20],
          [0, 20],
        ],
        ceramic('#c7764f', true),
      ),
      18,
      173.4,
      0,
    );
    return together(posts, cross, shelves, books, pot, bowl, boxes, vase_);
  },
});
