import { creamJar } from './cream-jar.ts';
import { handCream } from './hand-cream.ts';
import { lipstick } from './lipstick.ts';
import { nailPolish } from './nail-polish.ts';
import { perfume } from './perfume.ts';
import { serum } from './serum.ts';

export const beauty = [creamJar, handCream, lipstick, nailPolish, perfume, serum];
