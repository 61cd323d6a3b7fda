import { backpack } from './backpack.ts';
import { suitcase } from './suitcase.ts';

export const bags = [backpack, suitcase];
