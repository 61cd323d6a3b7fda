export { addBanners, changeBanner, type NewBanner } from './change-banners.ts';
export { drawShopPictures } from './draw-shop-pictures.ts';
export { assertOwnPictures, publishOwnPictures } from './own-pictures.ts';
export type { MaySeePicture } from './picture-access.ts';
export { deleteOldGrants, grantPictures } from './picture-grants.ts';
export { grantedPictureValue, pictureColumns, pictureJson, picturesByHash, pictureValue } from './picture-value.ts';
export { recordOwner, recordPictures, recordPrivatePictures } from './record-pictures.ts';
export { getSite, readSiteValue, type SiteValue, setSite } from './settings/site-settings.ts';
export { shopPictureRates, takePicture } from './take-picture.ts';
