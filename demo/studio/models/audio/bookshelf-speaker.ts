import { mark } from '#demo/studio/lettering/labels.ts';
import { satin } from '#demo/studio/materials/metals.ts';
import { plastic, printed, rubber } from '#demo/studio/materials/plain.ts';
import { wood } from '#demo/studio/materials/woods.ts';
import { model } from '#demo/studio/model.ts';
import { box, sheet } from '#demo/studio/shapes/flat-shapes.ts';
import { at, several, together, turned } from '#demo/studio/shapes/solid.ts';
import { ball, drum, lathe, ring } from '#demo/studio/shapes/turned-shapes.ts';

export const bookshelfSpeaker = model({
  name: 'bookshelf-speaker',
  department: 'audio',
  look: { colour: '#6d4a33', accent: '#1f2023', brand: 'Lumo', title: 'Studio Pair', detail: '2-way' },
  variants: { walnut: {}, black: { colour: '#2b2a29' }, oak: { colour: '#c99f6d' } },
  facts: [
    ['Drivers', '165 mm + 28 mm'],
    ['Power', '120 W'],
    ['Response', '45 Hz – 22 kHz'],
  ],
  turn: -28,
  lift: 9,
  stage: 'room',
  close: [0, -0.25, 0.5],
  build({ colour, accent, brand }) {
    const kind = colour === '#2b2a29' ? 'black' : colour === '#c99f6d' ? 'oak' : 'walnut';
    const one = () => {
      const cabinet = at(box(19, 32, 26, wood(kind, 40), 0.5), 0, 16.6);
      const front = at(box(17.6, 30.6, 1, plastic(accent, 0.2), 0.4), 0, 16.6, 12.9);
      const chassis = (radius: number, y: number) =>
        at(
          turned(
            lathe(
              [
                [radius + 0.9, 0],
                [radius + 0.9, 0.5, 0.2],
                [radius + 0.2, 0.55, 0.1],
                [radius, 0.2],
              ],
              satin('graphite'),
            ),
            90,
          ),
          0,
          y,
          13.3,
        );
      const surround = at(ring(6.9, 0.62, rubber('#17181a')), 0, 11.6, 13.5);
      const cone = at(
        turned(
          lathe(
            [
              [0, -0.1],
              [2.2, -0.25],
              [6.7, 0.55],
            ],
            plastic('#c8b27e', 0.2),
          ),
          90,
        ),
        0,
        11.6,
        13.75,
      );
      const cap = at(ball(2.1, plastic('#d4bf8c', 0.35)), 0, 11.6, 13.1);
      cap.scale.z = 0.55;
      const horn = at(
        turned(
          lathe(
            [
              [1.5, 0.1],
              [3.3, 0.5, 0.2],
              [3.7, 0.5],
            ],
            plastic('#202124', 0.4),
          ),
          90,
        ),
        0,
        24.6,
        13.4,
      );
      const dome = at(ball(1.5, satin('#b9bcc2')), 0, 24.6, 13.2);
      dome.scale.z = 0.5;
      const screws = several(8, (index) => {
        const angle = (index / 8) * Math.PI * 2 + 0.39;
        return at(
          turned(drum(0.32, 0.2, satin('black'), 0.08), 90),
          Math.cos(angle) * 7.9,
          11.6 + Math.sin(angle) * 7.9,
          13.75,
        );
      });
      const name = at(
        sheet(4, 0.9, printed(mark({ width: 4, height: 0.9 }, brand.toUpperCase(), '#cfcac0', 'plain', 500, 0.28))),
        0,
        2.6,
        13.43,
      );
      const feet = several(4, (index) =>
        at(drum(1, 0.6, rubber('#141416')), index % 2 ? 7 : -7, 0, index > 1 ? 10 : -10),
      );
      return together(
        cabinet,
        front,
        chassis(7.4, 11.6),
        chassis(3.7, 24.6),
        surround,
        cone,
        cap,
        horn,
        dome,
        screws,
        name,
        feet,
      );
    };
    return together(at(one(), -12.5, 0), at(one(), 12.5, 0));
  },
});
