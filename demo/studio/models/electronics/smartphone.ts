import { mark } from '#demo/studio/lettering/labels.ts';
import { phoneScreen } from '#demo/studio/lettering/screens.ts';
import { lit } from '#demo/studio/materials/lit.ts';
import { polished, satin } from '#demo/studio/materials/metals.ts';
import { plastic, printed, screen } from '#demo/studio/materials/plain.ts';
import { model } from '#demo/studio/model.ts';
import { box, rectangle, sheet, slab, sticker } from '#demo/studio/shapes/flat-shapes.ts';
import { at, together, turned } from '#demo/studio/shapes/solid.ts';
import { ball, drum } from '#demo/studio/shapes/turned-shapes.ts';

export const smartphone = model({
  name: 'smartphone',
  department: 'electronics',
  look: { colour: '#3c4b5f', accent: '#8fb3d9', brand: 'Orbita', title: 'Nova 8', detail: '' },
  variants: {
    midnight: {},
    sage: { colour: '#a9bba8' },
    blush: { colour: '#e4c3bb' },
    graphite: { colour: '#3a3b3e' },
  },
  facts: [
    ['Display', '6.4″ OLED, 120 Hz'],
    ['Camera', '50 MP, three lenses'],
    ['Storage', '256 GB'],
  ],
  turn: -14,
  lift: 5,
  close: [-0.3, 0.4, 0.42],
  build({ colour, brand }) {
    const frame = satin(colour);
    const back = lit({ color: colour, roughness: 0.3, clearcoat: 0.7, clearcoatRoughness: 0.12 });
    const shape = (inset: number) => rectangle(7.2 - inset, 15 - inset, 1.15 - inset / 2);
    const body = () => together(slab(shape(0), 0.78, frame, 0.22), at(slab(shape(0.16), 0.1, back, 0.04), 0, 0, -0.39));
    const lens = (x: number, y: number, radius: number) =>
      at(
        turned(
          together(
            drum(radius + 0.14, 0.28, polished(colour), 0.08),
            drum(radius, 0.32, plastic('#08090b', 0.95), 0.05),
            at(ball(radius * 0.5, plastic('#16233f', 1)), 0, 0.16),
          ),
          -90,
        ),
        x,
        y,
        -0.42,
      );
    const rear = together(
      body(),
      lens(2.1, 5.9, 0.62),
      lens(2.1, 4.0, 0.62),
      lens(0.5, 4.95, 0.5),
      at(turned(drum(0.26, 0.06, plastic('#f6efd8', 0.6)), -90), 0.5, 6.4, -0.45),
    );
    rear.add(
      at(
        turned(
          sheet(
            2.6,
            0.55,
            printed(mark({ width: 2.6, height: 0.55 }, brand.toLowerCase(), '#ffffffb0', 'technical', 700), 0.6),
          ),
          0,
          180,
        ),
        0,
        -1,
        -0.46,
      ),
    );
    const front = together(
      body(),
      at(slab(shape(0.12), 0.06, plastic('#060708', 0.95), 0.02), 0, 0, 0.38),
      at(sticker(rectangle(6.84, 14.64, 1), screen(phoneScreen())), 0, 0, 0.425),
      at(turned(drum(0.17, 0.02, plastic('#050506', 0.9), 0.005), 90), 0, 6.7, 0.42),
    );
    const buttons = (phone: ReturnType<typeof together>, way: number) =>
      phone.add(
        at(box(0.14, 1.7, 0.26, frame, 0.06), way * 3.64, 2.6),
        at(box(0.14, 0.9, 0.26, frame, 0.06), -way * 3.64, 3.4),
      );
    buttons(rear, -1);
    buttons(front, 1);
    return together(at(turned(rear, -5, 180), -2.5, 7.5, -1.4), at(turned(front, -5, 0), 2.1, 7.5, 1.2));
  },
});
