import { candle } from './candle.ts';
import { cushion } from './cushion.ts';
import { vase } from './vase.ts';
import { wallClock } from './wall-clock.ts';

export const home = [candle, cushion, vase, wallClock];
