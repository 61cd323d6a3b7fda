import { quietLabel } from '#demo/studio/lettering/labels.ts';
import { brushed, coated } from '#demo/studio/materials/metals.ts';
import { printed } from '#demo/studio/materials/plain.ts';
import { model } from '#demo/studio/model.ts';
import { at, together, turned } from '#demo/studio/shapes/solid.ts';
import { lathe, ring, wrap } from '#demo/studio/shapes/turned-shapes.ts';

export const teaTin = model({
  name: 'tea-tin',
  department: 'drinks',
  look: {
    colour: '#22463d',
    accent: '#d8b56a',
    brand: 'Teaharbour',
    title: 'Earl Grey',
    detail: 'Black tea with bergamot',
  },
  variants: {
    'earl grey': {},
    jasmine: { colour: '#e9dfc9', accent: '#5f8a5f', title: 'Jasmine', detail: 'Green tea with blossoms' },
    rooibos: { colour: '#9c3b22', accent: '#f0c98a', title: 'Rooibos', detail: 'Red bush, no caffeine' },
  },
  facts: [
    ['Content', '125 g loose leaf'],
    ['Cups', 'About 60'],
    ['Brew', '3–4 min at 95 °C'],
  ],
  turn: -6,
  lift: 12,
  stage: 'table',
  close: [0, 0.1, 0.5],
  build({ colour, accent, brand, title, detail }) {
    const ink = colour === '#e9dfc9' ? '#2f4a35' : '#f6edd9';
    const body = lathe(
      [
        [0, 0],
        [4, 0, 0.2],
        [4.1, 0.2, 0.1],
        [4.1, 9.8],
        [0, 9.8],
      ],
      coated(colour),
    );
    const lid = lathe(
      [
        [0, 12.6],
        [3.7, 12.6, 0.3],
        [4.0, 12.3, 0.2],
        [4.22, 12.2, 0.15],
        [4.22, 9.7, 0.1],
        [4.1, 9.6],
      ],
      brushed('brass'),
    );
    const lid2 = at(
      lathe(
        [
          [0, 0.5],
          [1.2, 0.5, 0.2],
          [1.3, 0, 0.1],
          [0, 0],
        ],
        brushed('brass'),
      ),
      0,
      12.6,
    );
    const label = wrap(
      { below: 4.115, from: 0.9, to: 8.9, degrees: 130 },
      printed(
        quietLabel(
          { width: 9.3, height: 8 },
          { brand, title, detail, foot: 'NET 125 G' },
          { paper: null, ink, accent },
        ),
        0.4,
      ),
    );
    const lines = together(
      at(turned(ring(4.12, 0.05, brushed('gold')), 90), 0, 0.7),
      at(turned(ring(4.12, 0.05, brushed('gold')), 90), 0, 9.1),
    );
    return together(body, lid, lid2, label, lines);
  },
});
