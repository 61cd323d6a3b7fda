export { tellAboutRefund } from './tell-about-refund.ts';
