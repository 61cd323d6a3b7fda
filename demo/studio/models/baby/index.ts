import { feedingBottle } from './feeding-bottle.ts';

export const baby = [feedingBottle];
