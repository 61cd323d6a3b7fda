import sharp from 'sharp';
import { cacheRecent } from '#demo/recent-cache.ts';

/** The colours of the wall, the floor, the decoration and the shadows. */
type Palette = { wall: string; floor: string; accent: string; shadow: [number, number, number] };

const palette = (wall: string, floor: string, accent: string, shadow: [number, number, number]): Palette => ({
  wall,
  floor,
  accent,
  shadow,
});

export const palettes = {
  blush: palette('#fdeaea', '#f8d3d3', '#f3b9ba', [150, 70, 80]),
  peach: palette('#fff0e4', '#fbdcc4', '#f6c09b', [150, 90, 50]),
  sand: palette('#f8f1e7', '#ebdcc8', '#dcc6a8', [110, 85, 55]),
  butter: palette('#fff8e0', '#fbeab3', '#f5d77c', [140, 105, 30]),
  sage: palette('#eef4ea', '#d6e4cd', '#b9d0ac', [70, 95, 60]),
  mint: palette('#e8f8f2', '#c9ece0', '#a0dac7', [40, 105, 90]),
  aqua: palette('#e5f6f9', '#c3e7ef', '#98d3e0', [35, 95, 115]),
  sky: palette('#e9f2fd', '#cadff8', '#a3c6f1', [50, 80, 135]),
  periwinkle: palette('#eeeffd', '#d5d8f8', '#b4b9f0', [70, 72, 140]),
  lilac: palette('#f5eefc', '#e3d3f6', '#cbb2ec', [95, 65, 135]),
  rose: palette('#fceaf3', '#f6cee1', '#eeabca', [140, 60, 100]),
  pearl: palette('#f7f7f8', '#e3e4e8', '#cfd2d9', [80, 84, 96]),
  slate: palette('#e9eef2', '#ccd6de', '#acbcc8', [60, 75, 90]),
  clay: palette('#f9ece6', '#edcdbf', '#dfae9a', [130, 75, 55]),
  dusk: palette('#46507a', '#2f375c', '#626da0', [14, 17, 38]),
  ember: palette('#e9604c', '#c93d2c', '#f28a6c', [96, 18, 12]),
} as const satisfies Record<string, Palette>;

export type PaletteKey = keyof typeof palettes;
export type Scene = 'sweep' | 'disc' | 'podium' | 'arch' | 'window' | 'blocks' | 'rings';
export type Background = { palette: PaletteKey; scene: Scene; focusX: number; floorY: number };

const sceneKeys: Scene[] = ['sweep', 'podium', 'disc', 'window', 'arch', 'rings', 'blocks'];

/** Each palette is used with three scenes only: an empty background is slow to draw, so all of them should fit in the cache. */
export function scenesOf(key: PaletteKey): Scene[] {
  const first = Object.keys(palettes).indexOf(key);
  return [0, 2, 4].map((step) => sceneKeys[(first + step) % sceneKeys.length] ?? 'sweep');
}

const backgrounds = cacheRecent(64, async (key) => {
  const [width, height, paletteKey, scene, focusX, floorY] = key.split('|');
  const background = {
    palette: paletteKey as PaletteKey,
    scene: scene as Scene,
    focusX: Number(focusX),
    floorY: Number(floorY),
  };
  const svg = drawBackground(Number(width), Number(height), background);
  return sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
});

/** The empty background as raw RGB; the caller copies it before drawing on it. */
export function backgroundOf(width: number, height: number, background: Background): Promise<Buffer> {
  return backgrounds(
    [width, height, background.palette, background.scene, background.focusX, background.floorY].join('|'),
  );
}

function drawBackground(width: number, height: number, background: Background): string {
  const { wall, floor, accent } = palettes[background.palette];
  const x = background.focusX * width;
  const y = background.floorY * height;
  const unit = Math.min(width, height);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>
    <linearGradient id="wall" x2="0" y2="1"><stop stop-color="${wall}"/><stop offset=".58" stop-color="${floor}" stop-opacity=".75"/><stop offset=".74" stop-color="${wall}"/><stop offset="1" stop-color="${floor}"/></linearGradient>
    <radialGradient id="light" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y - unit * 0.36}" r="${unit * 0.62}"><stop stop-color="#fff" stop-opacity=".85"/><stop offset=".45" stop-color="#fff" stop-opacity=".38"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
    <radialGradient id="vignette" gradientUnits="userSpaceOnUse" cx="${width / 2}" cy="${height * 0.45}" r="${Math.max(width, height) * 0.75}"><stop offset=".55" stop-color="${accent}" stop-opacity="0"/><stop offset="1" stop-color="${accent}" stop-opacity=".55"/></radialGradient>
    <linearGradient id="piece" x2="0" y2="1"><stop stop-color="${accent}" stop-opacity=".7"/><stop offset="1" stop-color="${accent}" stop-opacity=".25"/></linearGradient>
    <linearGradient id="side" x2="1" y2="0"><stop stop-color="${floor}"/><stop offset=".3" stop-color="${wall}"/><stop offset="1" stop-color="${accent}"/></linearGradient>
    <linearGradient id="beam" x2="1" y2="0"><stop stop-color="#fff" stop-opacity="0"/><stop offset=".5" stop-color="#fff" stop-opacity=".5"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient></defs>
    <rect width="${width}" height="${height}" fill="${wall}"/><rect width="${width}" height="${height}" fill="url(#wall)"/>
    ${decorations[background.scene](x, y, unit, width, height, background)}
    <rect width="${width}" height="${height}" fill="url(#vignette)"/></svg>`;
}

const light = (width: number, height: number) => `<rect width="${width}" height="${height}" fill="url(#light)"/>`;

type Decoration = (x: number, y: number, unit: number, width: number, height: number, background: Background) => string;

const decorations: Record<Scene, Decoration> = {
  sweep: (_x, _y, _unit, width, height) => light(width, height),
  disc: (x, y, unit, width, height) =>
    `<circle cx="${x}" cy="${y - unit * 0.34}" r="${unit * 0.37}" fill="url(#piece)"/>${light(width, height)}`,
  rings: (x, y, unit, width, height, background) =>
    `${[0.3, 0.42, 0.55].map((r, at) => `<circle cx="${x}" cy="${y - unit * 0.34}" r="${unit * r}" fill="none" stroke="${palettes[background.palette].accent}" stroke-opacity="${0.5 - at * 0.13}" stroke-width="${unit * 0.012}"/>`).join('')}${light(width, height)}`,
  arch: (x, y, unit, width, height) =>
    `<path d="M${x - unit * 0.35} ${y + unit * 0.02}V${y - unit * 0.42}a${unit * 0.35} ${unit * 0.35} 0 0 1 ${unit * 0.7} 0V${y + unit * 0.02}z" fill="url(#piece)"/>${light(width, height)}`,
  window: (x, _y, unit, width, height) =>
    `${light(width, height)}${[-0.55, -0.18, 0.2].map((shift) => `<path d="M${x + unit * (shift + 0.3)} 0h${unit * 0.26}L${x + unit * (shift + 0.06)} ${height}h${-unit * 0.3}z" fill="url(#beam)"/>`).join('')}`,
  podium: (x, y, unit, width, height, background) => {
    const { floor, wall, accent } = palettes[background.palette];
    const rx = unit * 0.36,
      ry = unit * 0.065,
      tall = unit * 0.085;
    return `${light(width, height)}<ellipse cx="${x}" cy="${y + tall + ry * 0.35}" rx="${rx * 1.08}" ry="${ry * 1.1}" fill="${accent}" fill-opacity=".45"/>
      <path d="M${x - rx} ${y}v${tall}a${rx} ${ry} 0 0 0 ${rx * 2} 0v${-tall}z" fill="url(#side)"/><ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${wall}"/><ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${floor}" fill-opacity=".35"/>`;
  },
  blocks: (x, y, unit, width, height, background) => {
    const { accent, floor } = palettes[background.palette];
    return `${light(width, height)}<rect x="${x - unit * 0.44}" y="${y - unit * 0.3}" width="${unit * 0.3}" height="${unit * 0.31}" rx="${unit * 0.02}" fill="url(#piece)"/>
      <rect x="${x + unit * 0.16}" y="${y - unit * 0.46}" width="${unit * 0.26}" height="${unit * 0.47}" rx="${unit * 0.02}" fill="url(#piece)"/>
      <rect y="${y + unit * 0.01}" width="${width}" height="${height - y}" fill="${floor}" fill-opacity=".55"/><rect y="${y + unit * 0.01}" width="${width}" height="2" fill="${accent}" fill-opacity=".25"/>`;
  },
};
