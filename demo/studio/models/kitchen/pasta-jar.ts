import { randomFor } from '#demo/random.ts';
import { quietLabel } from '#demo/studio/lettering/labels.ts';
import { glass, tinted } from '#demo/studio/materials/clear.ts';
import { plastic, printed, rubber } from '#demo/studio/materials/plain.ts';
import { wood } from '#demo/studio/materials/woods.ts';
import { model } from '#demo/studio/model.ts';
import { bar } from '#demo/studio/shapes/lines.ts';
import { at, several, together, turned } from '#demo/studio/shapes/solid.ts';
import { cone, lathe, ring, wrap } from '#demo/studio/shapes/turned-shapes.ts';

export const pastaJar = model({
  name: 'pasta-jar',
  department: 'kitchen',
  look: { colour: '#e2c078', accent: '#dfc089', brand: 'Nestora', title: 'Pantry Jar', detail: 'Spaghetti' },
  variants: { bamboo: {}, walnut: { accent: 'walnut' } },
  facts: [
    ['Capacity', '1.8 litres'],
    ['Glass', 'Borosilicate'],
    ['Lid', 'Airtight'],
  ],
  turn: 0,
  lift: 10,
  stage: 'table',
  close: [0, 0.5, 0.5],
  build({ colour, accent, detail }) {
    const random = randomFor('spaghetti').next;
    const pasta = plastic(colour, 0.25);
    const strands = several(150, () => {
      const angle = random() * Math.PI * 2;
      const away = Math.sqrt(random()) * 4.1;
      const lean = () => (random() - 0.5) * 0.7;
      const [x, z] = [Math.cos(angle) * away, Math.sin(angle) * away];
      return bar([x, 0.7, z], [x + lean(), 23.5 + random() * 1.2, z + lean()], 0.09, pasta);
    });
    const base = lathe(
      [
        [0, 0.05],
        [4.6, 0.05, 0.3],
        [4.7, 0.5],
        [0, 0.6],
      ],
      tinted('#cfd9da', 0.35),
    );
    const wall = lathe(
      [
        [4.5, 0, 0.3],
        [5, 0.3, 0.4],
        [5, 26.4, 0.4],
        [4.75, 26.8],
      ],
      glass(),
    );
    const inner = lathe(
      [
        [4.72, 0.7],
        [4.72, 26.6],
      ],
      glass('#ffffff', 0.02),
    );
    const lid = at(cone(5, 5.05, 2.4, wood(accent === 'walnut' ? 'walnut' : 'bamboo', 12), 0.35), 0, 26.6);
    const seal = at(turned(ring(4.7, 0.16, rubber('#e9e7e2')), 90), 0, 26.5);
    const label = wrap(
      { below: 5.03, from: 9.5, to: 14.5, degrees: 66 },
      printed(
        quietLabel(
          { width: 5.8, height: 5 },
          { brand: 'Pantry', title: detail, detail: 'Durum wheat', foot: '500 g' },
          { paper: '#fbf9f4', ink: '#2f2b26', accent: '#b08a4a' },
        ),
        0.1,
      ),
    );
    return together(base, strands, inner, wall, lid, seal, label);
  },
});
