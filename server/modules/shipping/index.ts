export { askCarriers } from './ask-carriers.ts';
export { otherParcelsTracked, parcelSent } from './events.ts';
export { hurryParcel } from './hurry-parcel.ts';
export { sendParcel } from './send-parcel.ts';
