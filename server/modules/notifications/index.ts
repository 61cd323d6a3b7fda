export { remindOfRefund, tellAboutRefund, tellShopOfDecision } from './tell-about-refund.ts';
export { tellApplicant } from './tell-applicant.ts';
export { tellOfParcel, tellOfPayment } from './tell-buyer.ts';
export { remindToShip, tellOfOverdue } from './tell-of-deadlines.ts';
export { tellOfRefusedProviderRefund } from './tell-of-refused-provider-refund.ts';
export { tellOfReturnedPayment } from './tell-of-returned-payment.ts';
export { remindPlatform, tellOfApplication, tellPlatformOfRefund } from './tell-platform.ts';
export { tellShopOfReview, tellShopsOfSale } from './tell-shop.ts';
