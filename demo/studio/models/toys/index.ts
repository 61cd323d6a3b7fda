import { puzzleCube } from './puzzle-cube.ts';
import { stackingRings } from './stacking-rings.ts';
import { woodenTrain } from './wooden-train.ts';

export const toys = [puzzleCube, stackingRings, woodenTrain];
