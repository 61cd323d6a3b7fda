import { lit } from './lit.ts';
import { brushes } from './relief.ts';

const colours = {
  steel: '#c9ccd0',
  aluminium: '#d9dbde',
  chrome: '#e6e8ea',
  graphite: '#4b4e54',
  black: '#202226',
  brass: '#d2a95c',
  gold: '#e6bd6b',
  rose: '#e3ab93',
  copper: '#d28a64',
  iron: '#3a3b3d',
} as const;
export type Metal = keyof typeof colours | (string & {});
const colourOf = (metal: Metal) => (metal in colours ? colours[metal as keyof typeof colours] : metal);

export const polished = (metal: Metal = 'chrome') =>
  lit({ color: colourOf(metal), metalness: 1, roughness: 0.12, envMapIntensity: 1.05 });

/** Blasted and anodised, as the housings of good devices are. */
export const satin = (metal: Metal = 'aluminium') =>
  lit({ color: colourOf(metal), metalness: 1, roughness: 0.38, envMapIntensity: 1.1 });

export const brushed = (metal: Metal = 'steel') =>
  lit({
    color: colourOf(metal),
    metalness: 1,
    roughness: 0.3,
    bumpMap: brushes(),
    bumpScale: 0.35,
    envMapIntensity: 1.1,
    userData: { grain: 8 },
  });

/** Steel that was powder coated in a colour. */
export const coated = (color: string) => lit({ color, roughness: 0.48, clearcoat: 0.25, clearcoatRoughness: 0.35 });

/** Cast iron, with the rough skin that it has from its mould. */
export const cast = (color: string = colours.iron) => lit({ color, metalness: 0.55, roughness: 0.62 });
