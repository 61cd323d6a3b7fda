export { tellApplicant } from './tell-applicant.ts';
