export { applicationDecided, applicationSubmitted } from './events.ts';
export { forgetApplicant } from './forget-applicant.ts';
export { importRefused } from './import-refused.ts';
