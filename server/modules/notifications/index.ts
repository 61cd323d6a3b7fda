export { tellOfParcel, tellOfPayment } from './tell-buyer.ts';
