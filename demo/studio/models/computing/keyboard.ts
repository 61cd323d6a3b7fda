import { mark } from '#demo/studio/lettering/labels.ts';
import { satin } from '#demo/studio/materials/metals.ts';
import { plastic, printed } from '#demo/studio/materials/plain.ts';
import { model } from '#demo/studio/model.ts';
import { box, sheet } from '#demo/studio/shapes/flat-shapes.ts';
import { at, together, turned } from '#demo/studio/shapes/solid.ts';

export const keyboard = model({
  name: 'keyboard',
  department: 'computing',
  look: { colour: '#e9e7e2', accent: '#e0793d', brand: 'Tektory', title: 'Type 75', detail: 'Mechanical' },
  variants: {
    oat: {},
    graphite: { colour: '#33363c', accent: '#f2b03d' },
    mint: { colour: '#bfd8cc', accent: '#3f6f60' },
  },
  facts: [
    ['Keys', '84, hot-swappable'],
    ['Switches', 'Linear, 45 g'],
    ['Connection', 'USB-C, Bluetooth 5.3'],
  ],
  turn: -24,
  lift: 36,
  stage: 'table',
  close: [-0.2, 0.05, 0.42],
  build({ colour, accent }) {
    const isDark = colour === '#33363c';
    const body = at(box(32.4, 2.4, 13.4, satin(isDark ? 'graphite' : 'aluminium'), 0.7), 0, 1.4);
    const well = at(box(30.9, 0.5, 11.9, plastic('#1e1f22', 0.2), 0.3), 0, 2.4);
    const rows = [
      '` 1 2 3 4 5 6 7 8 9 0 - = ⌫:2 ↖',
      '⇥:1.5 Q W E R T Y U I O P [ ] |:1.5 ⇞',
      '⇪:1.75 A S D F G H J K L ; ’ ↵:2.25 ⇟',
      '⇧:2.25 Z X C V B N M , . / ⇧:1.75 ↑ ↘',
      '⌃:1.25 ⌥:1.25 ⌘:1.25 _:6.25 ⌘ ⌥ ← ↓ →',
    ];
    const top = 'esc:1 F1 F2 F3 F4 F5 F6 F7 F8 F9 F10 F11 F12 ⎙ ⌦ ⎚';
    const step = 1.905;
    const caps = [top, ...rows].flatMap((row, line) => {
      let from = -15.2;
      return row.split(' ').map((word, index) => {
        const [legend = '', wide = '1'] = word.split(':');
        const width = Number(wide) * step;
        const isBright = legend === 'esc' || legend === '↵';
        const isQuiet = index === 0 || Number(wide) > 1 || line === 0;
        const tone = isBright
          ? accent
          : isDark
            ? isQuiet
              ? '#26282d'
              : '#3c3f46'
            : isQuiet
              ? colour === '#bfd8cc'
                ? '#a6c6b7'
                : '#d3cfc6'
              : '#f6f4ef';
        const cap = box(width - 0.16, 1.1, step - 0.16, plastic(tone, 0.15), 0.28);
        const key = together(cap);
        if (legend !== '_')
          key.add(
            at(
              turned(
                sheet(
                  0.9,
                  0.62,
                  printed(
                    mark(
                      { width: 0.9, height: 0.62 },
                      legend,
                      isDark || isBright ? '#f4f2ee' : '#4a4d53',
                      'plain',
                      500,
                      0,
                    ),
                    0,
                  ),
                ),
                -90,
              ),
              0,
              0.56,
              0,
            ),
          );
        at(key, from + width / 2, 3 + (5 - line) * 0.03, -4.9 + line * step + (line > 0 ? 0.28 : 0));
        from += width;
        return key;
      });
    });
    const keyboard = together(body, well, ...caps);
    return together(at(turned(keyboard, 4), 0, 0.2));
  },
});
