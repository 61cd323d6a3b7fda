import { plantPot } from './plant-pot.ts';
import { wateringCan } from './watering-can.ts';

export const garden = [plantPot, wateringCan];
