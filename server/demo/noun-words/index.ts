import { es } from './es.ts';
import { fr } from './fr.ts';
import { lao } from './lao.ts';
import { th } from './th.ts';

/** What each kind of product is called, by its English noun. */
export const nounWords = { es, fr, th, lao };
