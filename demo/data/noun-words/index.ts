import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { lao } from './lao.ts';
import { th } from './th.ts';
import { zh } from './zh.ts';

/** What each kind of product is called, by its English noun. */
export const nounWords = { es, fr, th, lao };

/** What else it is called in the two languages of its name. */
export function furtherWords(noun: string): string[] {
  const tables: Readonly<Record<string, string>>[] = [en, zh];
  return tables.flatMap((table) => table[noun] ?? []);
}
