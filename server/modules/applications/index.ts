export { importRefused } from './import-refused.ts';
export { applicationDecided, applicationSubmitted } from './news.ts';
