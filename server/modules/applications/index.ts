export { applicationDecided, applicationSubmitted } from './events.ts';
export { importRefused } from './import-refused.ts';
