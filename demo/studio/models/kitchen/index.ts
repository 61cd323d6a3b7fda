import { casserole } from './casserole.ts';
import { chefKnife } from './chef-knife.ts';
import { cuttingBoard } from './cutting-board.ts';
import { fryingPan } from './frying-pan.ts';
import { gooseneckKettle } from './gooseneck-kettle.ts';
import { pastaJar } from './pasta-jar.ts';
import { stonewareMug } from './stoneware-mug.ts';

export const kitchen = [casserole, chefKnife, cuttingBoard, fryingPan, gooseneckKettle, pastaJar, stonewareMug];
