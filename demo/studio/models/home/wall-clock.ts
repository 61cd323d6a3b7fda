import { Shape } from 'three';
import { write } from '#demo/studio/lettering/write.ts';
import { lit } from '#demo/studio/materials/lit.ts';
import { paint } from '#demo/studio/materials/paint.ts';
import { plastic } from '#demo/studio/materials/plain.ts';
import { wood } from '#demo/studio/materials/woods.ts';
import { model } from '#demo/studio/model.ts';
import { outline, rectangle, slab, sticker } from '#demo/studio/shapes/flat-shapes.ts';
import { at, together, turned } from '#demo/studio/shapes/solid.ts';
import { drum, lathe } from '#demo/studio/shapes/turned-shapes.ts';

export const wallClock = model({
  name: 'wall-clock',
  department: 'home',
  look: { colour: '#f6f3ec', accent: '#c99f6d', brand: 'Nestora', title: 'Oak Clock', detail: '' },
  variants: { white: {}, black: { colour: '#25272a' }, sage: { colour: '#a9b8a4' } },
  facts: [
    ['Diameter', '30 cm'],
    ['Movement', 'Silent quartz'],
    ['Frame', 'Solid oak'],
  ],
  turn: -16,
  lift: 0,
  stage: 'room',
  close: [0.15, 0.1, 0.45],
  build({ colour, brand }) {
    const ink = colour === '#25272a' ? '#f2efe8' : '#25272a';
    const frame = turned(
      lathe(
        [
          [13.9, -1.6],
          [15, -1.6, 0.3],
          [15, 1.6, 0.5],
          [14, 1.8, 0.3],
          [13.8, 1],
        ],
        wood('oak', 24),
      ),
      90,
    );
    const face = paint(1024, 1024, (pen, size) => {
      pen.fillStyle = colour;
      pen.fillRect(0, 0, size, size);
      pen.translate(size / 2, size / 2);
      for (let minute = 0; minute < 60; minute++) {
        pen.save();
        pen.rotate((minute / 60) * Math.PI * 2);
        pen.fillStyle = ink;
        const isHour = minute % 5 === 0;
        pen.fillRect(isHour ? -4 : -1.5, -size * 0.475, isHour ? 8 : 3, size * (isHour ? 0.035 : 0.02));
        pen.restore();
      }
      for (let hour = 1; hour <= 12; hour++) {
        const angle = (hour / 12) * Math.PI * 2;
        write(pen, String(hour), {
          x: Math.sin(angle) * size * 0.375,
          y: -Math.cos(angle) * size * 0.375,
          size: 84,
          colour: ink,
          weight: 300,
        });
      }
      write(pen, brand, { x: 0, y: size * 0.17, size: 34, colour: ink, face: 'elegant', weight: 400 });
    });
    const dial = at(
      sticker(new Shape().absarc(0, 0, 14, 0, Math.PI * 2) as Shape, lit({ map: face, roughness: 0.85 })),
      0,
      0,
      -0.2,
    );
    const black = plastic(ink, 0.4);
    const hand = (length: number, width: number, degrees: number, z: number) => {
      const shape = slab(
        outline([
          [-width, -2],
          [-width * 0.55, length],
          [width * 0.55, length],
          [width, -2],
          [-width, -2],
        ]),
        0.12,
        black,
        0.03,
      );
      return at(turned(shape, 0, 0, -degrees), 0, 0, z);
    };
    const second = at(
      turned(slab(rectangle(0.14, 15, 0.06), 0.08, plastic('#d5472f', 0.4), 0.02), 0, 0, -204),
      0,
      0,
      0.7,
    );
    const hub = at(turned(drum(0.55, 0.3, plastic('#d5472f', 0.4), 0.1), 90), 0, 0, 0.65);
    const clock = together(
      frame,
      dial,
      hand(7.6, 0.42, 305, 0.3),
      hand(11.4, 0.34, 54, 0.5),
      second,
      hub,
      at(turned(drum(13.9, 0.4, plastic('#3a3a3a', 0.1)), 90), 0, 0, -1.5),
    );
    return at(together(at(clock, 0, 15)), 0, 0);
  },
});
