export { advanceParcel } from './advance-parcel.ts';
export { askCarriers } from './ask-carriers.ts';
export { otherParcelsTracked, parcelMoved, parcelSent, trackingCorrected } from './events.ts';
export { listParcels } from './parcel-queries.ts';
export { sendParcel } from './send-parcel.ts';
