import { blanket } from './blanket.ts';
import { towels } from './towels.ts';

export const textiles = [blanket, towels];
