import type { Translations } from './translations.ts';

export const es: Translations = {};
