import { petBowl } from './pet-bowl.ts';

export const pets = [petBowl];
