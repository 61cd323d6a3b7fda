import { keyboard } from './keyboard.ts';
import { laptop } from './laptop.ts';
import { monitor } from './monitor.ts';
import { mouse } from './mouse.ts';

export const computing = [keyboard, laptop, monitor, mouse];
