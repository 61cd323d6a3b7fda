export { notifyAboutRefund, notifyShopOfDecision, remindOfRefund } from './notify-about-refund.ts';
export { notifyApplicant } from './notify-applicant.ts';
export { notifyOfParcel } from './notify-buyer.ts';
export { notifyOfOverdue, remindToShip } from './notify-of-deadlines.ts';
export { notifyOfPayment } from './notify-of-payment.ts';
export { notifyOfRefusedProviderRefund } from './notify-of-refused-provider-refund.ts';
export { notifyOfReturnedPayment } from './notify-of-returned-payment.ts';
export { notifyOfApplication, notifyPlatformOfRefund, remindPlatform } from './notify-platform.ts';
export { notifyShopOfReview } from './notify-shop.ts';
