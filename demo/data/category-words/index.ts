import { es } from './es.ts';
import { fr } from './fr.ts';
import { lao } from './lao.ts';
import { th } from './th.ts';

/** What each category is called, by its key: the words that a shopper would type into a mall's search box. */
export const categoryWords = { es, fr, th, lao };
