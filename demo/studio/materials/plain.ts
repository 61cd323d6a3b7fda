import type { Texture } from 'three';
import { lit } from './lit.ts';
import { speckle } from './relief.ts';

/** Moulded plastic: 0 is matt, 1 is polished. */
export const plastic = (color: string, gloss = 0.45) => lit({ color, roughness: 0.75 - 0.62 * gloss, ior: 1.46 });

/** Plastic with the fine texture that housings of devices have. */
export const housing = (color: string) =>
  lit({ color, roughness: 0.5, bumpMap: speckle(), bumpScale: 0.25, userData: { grain: 2 } });

export const rubber = (color: string) => lit({ color, roughness: 0.82, specularIntensity: 0.5 });

/** Fired clay with a glaze; `matt` for stoneware. */
export const ceramic = (color: string, isMatt = false) =>
  isMatt
    ? lit({ color, roughness: 0.55, clearcoat: 0.15, clearcoatRoughness: 0.5 })
    : lit({ color, roughness: 0.35, clearcoat: 1, clearcoatRoughness: 0.06 });

/** Paint under a clear coat, as on cars, bicycles and helmets. */
export const lacquer = (color: string) => lit({ color, roughness: 0.4, clearcoat: 1, clearcoatRoughness: 0.04 });

export const paper = (color: string) => lit({ color, roughness: 0.9, specularIntensity: 0.3 });

/** What is printed on a pack; coated cartons shine a little. */
export const printed = (map: Texture, gloss = 0.3) =>
  lit({
    map,
    roughness: 0.85 - 0.6 * gloss,
    transparent: true,
    polygonOffset: true,
    polygonOffsetFactor: -2,
    polygonOffsetUnits: -2,
  });

/** Something that gives light of its own: lamps, screens, small signals. */
export const glowing = (color: string, strength = 1) =>
  lit({ color: '#000000', emissive: color, emissiveIntensity: strength, roughness: 0.6 });

/** A screen that shows a picture, behind glass. */
export const screen = (map: Texture, strength = 0.95) =>
  lit({
    color: '#000000',
    emissive: '#ffffff',
    emissiveMap: map,
    emissiveIntensity: strength,
    roughness: 0.12,
    specularIntensity: 0.4,
  });
