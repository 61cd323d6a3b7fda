import { deskLamp } from './desk-lamp.ts';
import { lightBulb } from './light-bulb.ts';
import { tableLamp } from './table-lamp.ts';

export const lighting = [deskLamp, lightBulb, tableLamp];
