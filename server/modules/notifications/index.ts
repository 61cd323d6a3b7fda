export { tellAboutRefund } from './tell-about-refund.ts';
export { tellApplicant } from './tell-applicant.ts';
export { tellOfParcel, tellOfPayment } from './tell-buyer.ts';
