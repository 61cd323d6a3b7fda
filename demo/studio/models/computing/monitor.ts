import { mark } from '#demo/studio/lettering/labels.ts';
import { wallpaper } from '#demo/studio/lettering/screens.ts';
import { satin } from '#demo/studio/materials/metals.ts';
import { plastic, printed, screen } from '#demo/studio/materials/plain.ts';
import { model } from '#demo/studio/model.ts';
import { box, outline, rectangle, sheet, slab } from '#demo/studio/shapes/flat-shapes.ts';
import { at, together, turned } from '#demo/studio/shapes/solid.ts';
import { drum } from '#demo/studio/shapes/turned-shapes.ts';

export const monitor = model({
  name: 'monitor',
  department: 'computing',
  look: { colour: '#25272b', accent: '#5b7bd5', brand: 'Tektory', title: 'View 27', detail: '4K' },
  variants: { black: {}, silver: { colour: '#d9dbde' } },
  facts: [
    ['Panel', '27″ IPS, 3840 × 2160'],
    ['Colour', '98 % DCI-P3'],
    ['Ports', 'USB-C 90 W, HDMI, DP'],
  ],
  turn: -20,
  lift: 6,
  stage: 'table',
  close: [-0.3, -0.3, 0.45],
  build({ colour, brand }) {
    const shell = colour === '#d9dbde' ? satin('aluminium') : plastic(colour, 0.35);
    const body = at(slab(rectangle(61.4, 36.4, 0.8), 2.2, shell, 0.5), 0, 32);
    const bulge = at(slab(rectangle(34, 22, 3), 3, shell, 1.4), 0, 30, -2);
    const glassy = at(slab(rectangle(60.9, 35.9, 0.6), 0.3, plastic('#0b0c0e', 0.8), 0.1), 0, 32, 1.05);
    const view = at(sheet(59.8, 33.7, screen(wallpaper(1.78))), 0, 32.4, 1.22);
    const name = at(
      sheet(5, 0.8, printed(mark({ width: 5, height: 0.8 }, brand.toLowerCase(), '#8d9096', 'technical', 700))),
      0,
      14.75,
      1.23,
    );
    const neck = at(
      turned(
        slab(
          outline([
            [-3, 0],
            [-2.6, 28],
            [2.6, 28],
            [3, 0],
            [-3, 0],
          ]),
          1.4,
          satin(colour === '#25272b' ? 'graphite' : 'aluminium'),
          0.4,
        ),
        -5,
      ),
      0,
      0.6,
      -5,
    );
    const hole = at(turned(drum(1.5, 1.7, plastic('#17181b', 0.2)), 85), 0, 8, -5.9);
    const foot = at(box(25, 0.9, 19, satin(colour === '#25272b' ? 'graphite' : 'aluminium'), 0.4), 0, 0.45, -1);
    return together(body, bulge, glassy, view, name, neck, hole, foot);
  },
});
