import { quietLabel } from '#demo/studio/lettering/labels.ts';
import { glass, liquid, tinted } from '#demo/studio/materials/clear.ts';
import { polished } from '#demo/studio/materials/metals.ts';
import { plastic, printed } from '#demo/studio/materials/plain.ts';
import { model } from '#demo/studio/model.ts';
import { box, sheet } from '#demo/studio/shapes/flat-shapes.ts';
import { bar } from '#demo/studio/shapes/lines.ts';
import { at, together } from '#demo/studio/shapes/solid.ts';
import { drum } from '#demo/studio/shapes/turned-shapes.ts';

export const perfume = model({
  name: 'perfume',
  department: 'beauty',
  look: { colour: '#e7b98f', accent: 'gold', brand: 'Vermeille', title: 'Soir d’Ambre', detail: 'Eau de parfum' },
  variants: {
    ambre: {},
    rose: { colour: '#eeb7b8', title: 'Jardin Rosé' },
    bleu: { colour: '#8fb4d6', title: 'Grand Large', accent: 'chrome' },
  },
  facts: [
    ['Content', '75 ml'],
    ['Notes', 'Amber, vanilla, cedar'],
    ['Lasts', 'About 8 hours'],
  ],
  turn: -22,
  lift: 8,
  close: [0, 0.3, 0.5],
  build({ colour, accent, brand, title, detail }) {
    const glassy = at(box(6.4, 8.2, 3.4, glass('#f4f1ee', 0.1), 0.5), 0, 4.1);
    const bottom = at(box(6.3, 0.9, 3.3, tinted('#e9e4df', 0.3), 0.4), 0, 0.47);
    const scent = at(box(5.5, 6.1, 2.5, liquid(colour, 0.86), 0.35), 0, 4.1);
    const tube = bar([0, 1.4, 0], [0, 8.2, 0], 0.1, plastic('#efece6', 0.4));
    const collar = at(drum(1.05, 0.9, polished(accent), 0.12), 0, 8.2);
    const cap = at(box(2.9, 3, 2.5, polished(accent), 0.28), 0, 10.5);
    const label = at(
      sheet(
        4,
        3.1,
        printed(
          quietLabel(
            { width: 4, height: 3.1 },
            { brand, title, detail, foot: '75 ml' },
            { paper: '#fffdf8', ink: '#2c2622', accent: '#b8904e' },
          ),
          0.2,
        ),
      ),
      0,
      4,
      1.715,
    );
    return together(bottom, scent, tube, glassy, collar, cap, label);
  },
});
