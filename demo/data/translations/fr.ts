import type { Translations } from './translations.ts';

export const fr: Translations = {};
