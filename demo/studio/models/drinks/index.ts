import { coffeeBeans } from './coffee-beans.ts';
import { juiceCarton } from './juice-carton.ts';
import { redWine } from './red-wine.ts';
import { sodaCan } from './soda-can.ts';
import { teaTin } from './tea-tin.ts';
import { waterBottle } from './water-bottle.ts';

export const drinks = [coffeeBeans, juiceCarton, redWine, sodaCan, teaTin, waterBottle];
