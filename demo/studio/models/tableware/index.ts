import { bowlSet } from './bowl-set.ts';
import { plateStack } from './plate-stack.ts';
import { wineGlass } from './wine-glass.ts';

export const tableware = [bowlSet, plateStack, wineGlass];
