import type { Translations } from './translations.ts';

export const th: Translations = {};
