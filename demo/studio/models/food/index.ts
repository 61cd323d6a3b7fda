import { cereal } from './cereal.ts';
import { chocolateBar } from './chocolate-bar.ts';
import { crisps } from './crisps.ts';
import { honey } from './honey.ts';
import { jam } from './jam.ts';
import { oliveOil } from './olive-oil.ts';

export const food = [cereal, chocolateBar, crisps, honey, jam, oliveOil];
