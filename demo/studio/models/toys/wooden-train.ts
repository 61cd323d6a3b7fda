import { lit } from '#demo/studio/materials/lit.ts';
import { satin } from '#demo/studio/materials/metals.ts';
import { wood } from '#demo/studio/materials/woods.ts';
import { model } from '#demo/studio/model.ts';
import { box } from '#demo/studio/shapes/flat-shapes.ts';
import { bar } from '#demo/studio/shapes/lines.ts';
import { at, together, turned } from '#demo/studio/shapes/solid.ts';
import { ball, cone, drum } from '#demo/studio/shapes/turned-shapes.ts';

export const woodenTrain = model({
  name: 'wooden-train',
  department: 'toys',
  look: { colour: '#d9503f', accent: '#3f7fa6', brand: 'Tinytrail', title: 'Little Express', detail: '' },
  variants: { red: {}, green: { colour: '#5b9a63', accent: '#e2a93b' } },
  facts: [
    ['Age', 'From 18 months'],
    ['Wood', 'Beech, smooth edges'],
    ['Set', 'Engine and wagon'],
  ],
  turn: -28,
  lift: 15,
  stage: 'table',
  close: [-0.2, 0.05, 0.45],
  build({ colour, accent }) {
    const coat = (tone: string) => lit({ color: tone, roughness: 0.5, clearcoat: 0.4, clearcoatRoughness: 0.3 });
    const timber = wood('beech', 14);
    const wheel = (x: number, z: number) =>
      at(
        turned(
          together(drum(1.75, 0.9, timber, 0.25), at(drum(0.55, 1.05, coat(accent), 0.12), 0, 0)),
          90 * Math.sign(z),
        ),
        x,
        1.75,
        z,
      );
    const chassis = (length: number) => at(box(length, 1.4, 5.4, timber, 0.4), 0, 2.5);
    const engine = together(
      chassis(15),
      wheel(-5, 2.8),
      wheel(0, 2.8),
      wheel(5, 2.8),
      wheel(-5, -2.8),
      wheel(0, -2.8),
      wheel(5, -2.8),
      at(turned(drum(2.5, 8.4, coat(colour), 0.4), 0, 0, 90), 3.2, 5.7),
      at(turned(drum(2.1, 0.5, timber, 0.15), 0, 0, 90), -4.9, 5.7),
      at(box(5, 7, 5.2, coat(accent), 0.5), 4.9, 6.6),
      at(box(6, 0.9, 6, coat(colour), 0.4), 4.9, 10.4),
      at(box(2.6, 2.4, 5.3, coat('#f3ead9'), 0.5), 4.9, 7.7),
      at(cone(0.9, 1.25, 3, coat(accent), 0.3), -3, 7.6),
      at(ball(0.9, coat('#f2c84b')), 0.2, 8.1),
    );
    const wagon = together(
      chassis(11),
      wheel(-3.4, 2.8),
      wheel(3.4, 2.8),
      wheel(-3.4, -2.8),
      wheel(3.4, -2.8),
      at(box(10, 3.4, 0.8, coat('#f2c84b'), 0.3), 0, 4.9, 2.2),
      at(box(10, 3.4, 0.8, coat('#f2c84b'), 0.3), 0, 4.9, -2.2),
      at(box(0.8, 3.4, 5.2, coat('#f2c84b'), 0.3), 4.7, 4.9),
      at(box(0.8, 3.4, 5.2, coat('#f2c84b'), 0.3), -4.7, 4.9),
      at(turned(box(3.2, 3.2, 3.2, coat(colour), 0.35), 6, 24), -2.4, 5.4),
      at(turned(box(3, 3, 3, coat('#7dbb6a'), 0.35), 0, -14), 1.8, 5.2),
      at(ball(1.4, coat(accent)), 0.2, 7.2),
    );
    const link = bar([7, 2.5, 0], [9.4, 2.5, 0], 0.28, satin('brass'));
    return together(at(engine, -7, 0), at(wagon, 8.2, 0), at(link, -7, 0));
  },
});
