import { DoubleSide } from 'three';
import { lit } from './lit.ts';

/** Glass and clear plastic: nearly nothing from the front, and seen at its edges. */
export const glass = (color = '#eef3f4', tint = 0.06) =>
  lit(
    {
      color,
      opacity: tint,
      transparent: true,
      depthWrite: false,
      roughness: 0.04,
      ior: 1.5,
      specularIntensity: 1,
      side: DoubleSide,
      envMapIntensity: 1.15,
    },
    true,
  );

/** Coloured glass of bottles and lenses. */
export const tinted = (color: string, tint = 0.55) => glass(color, tint);

/** What is in a bottle or a glass. */
export const liquid = (color: string, thickness = 0.82) =>
  lit({
    color,
    opacity: thickness,
    transparent: true,
    roughness: 0.08,
    specularIntensity: 0.6,
    userData: { casts: true },
  });

export const wax = (color: string) => lit({ color, roughness: 0.5, clearcoat: 0.3, clearcoatRoughness: 0.4 });
