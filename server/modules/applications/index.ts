export { importRefused } from './import-refused.ts';
export { applicationDecided } from './news.ts';
