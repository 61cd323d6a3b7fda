import { shampoo } from './shampoo.ts';
import { soapBar } from './soap-bar.ts';
import { toothbrush } from './toothbrush.ts';

export const care = [shampoo, soapBar, toothbrush];
