import { Color } from 'three';
import { lit } from './lit.ts';
import { hide, loops, ribs, weave } from './relief.ts';

/** The light fuzz that cloth has where one looks along it. */
const fuzz = (colour: string, share: number) => ({
  sheen: share,
  sheenRoughness: 0.6,
  sheenColor: new Color(colour).lerp(new Color('#ffffff'), 0.35),
});

export const linen = (color: string) =>
  lit({ color, roughness: 0.95, bumpMap: weave(40), bumpScale: 1.1, specularIntensity: 0.2, userData: { grain: 4 } });

/** Coarse threads that one sees: upholstery, loudspeaker cloth, webbing. */
export const canvas = (color: string, grain = 6) =>
  lit({ color, roughness: 0.92, bumpMap: weave(32), bumpScale: 1.8, specularIntensity: 0.25, userData: { grain } });

export const terry = (color: string) =>
  lit({
    color,
    roughness: 1,
    bumpMap: loops(),
    bumpScale: 3,
    specularIntensity: 0.1,
    userData: { grain: 9 },
    ...fuzz(color, 0.5),
  });

export const felt = (color: string) =>
  lit({ color, roughness: 1, bumpMap: loops(), bumpScale: 0.9, specularIntensity: 0.1, userData: { grain: 5 } });

/** Smooth woven cloth of coats, bags and tents. */
export const nylon = (color: string) =>
  lit({
    color,
    roughness: 0.62,
    bumpMap: weave(40),
    bumpScale: 0.35,
    specularIntensity: 0.5,
    userData: { grain: 2.4 },
  });

export const leather = (color: string) =>
  lit({ color, roughness: 0.52, bumpMap: hide(), bumpScale: 0.7, specularIntensity: 0.6, userData: { grain: 7 } });

export const knit = (color: string) =>
  lit({ color, roughness: 0.95, bumpMap: ribs(16), bumpScale: 2.4, specularIntensity: 0.15, userData: { grain: 5 } });
