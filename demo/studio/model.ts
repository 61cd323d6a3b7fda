import type { Object3D } from 'three';
import type { Department } from './assortment.ts';

/** What a variant may change: its colours and the words on it. */
export type Look = {
  colour: string;
  accent: string;
  brand: string;
  title: string;
  detail: string;
};

/** A place for the staged picture. */
export type Stage = 'table' | 'plinth' | 'room';

export type Model = {
  name: string; // as the assortment lists it
  department: Department;
  look: Look;
  variants: Record<string, Partial<Look>>; // by the words that a shopper chooses; the first is the main one
  facts: readonly (readonly [label: string, value: string])[];
  build: (look: Look) => Object3D; // in cm, standing on y = 0, its front towards +z
  turn: number; // of the main picture, in degrees
  lift: number; // how far the camera looks down, in degrees
  close: readonly [x: number, y: number, part: number]; // the detail: where, and how much of the picture, as shares of the whole
  stage: Stage;
};

type Lines = Pick<Model, 'name' | 'department' | 'facts' | 'build'> &
  Partial<Pick<Model, 'turn' | 'lift' | 'close' | 'stage' | 'variants'>> & { look: Partial<Look> & { colour: string } };

/** A model with what most have in common. */
export function model(lines: Lines): Model {
  const { look, ...rest } = lines;
  return {
    turn: -24,
    lift: 12,
    close: [0, 0.35, 0.45],
    stage: 'plinth',
    variants: { standard: {} },
    ...rest,
    look: { accent: '#1d2129', brand: 'Galleria Select', title: '', detail: '', ...look },
  };
}

/** How a variant looks. */
export function lookOf(one: Model, variant: string): Look {
  const changed = one.variants[variant];
  if (!changed) throw new Error(`${one.name} has no variant ${variant}.`);
  return { ...one.look, ...changed };
}
