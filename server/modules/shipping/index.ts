export { askCarriers } from './ask-carriers.ts';
export { hurryParcel } from './hurry-parcel.ts';
export { otherParcelsTracked, parcelSent } from './news.ts';
export { sendParcel } from './send-parcel.ts';
