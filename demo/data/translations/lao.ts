import type { Translations } from './translations.ts';

export const lao: Translations = {};
