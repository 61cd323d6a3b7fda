export { tellOfParcel, tellOfPayment } from './tell-buyer.ts';
export { tellAboutRefund } from './tell-about-refund.ts';
