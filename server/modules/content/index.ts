export { addBanners, changeBanner, type NewBanner } from './change-banners.ts';
export { drawShopPictures } from './draw-shop-pictures.ts';
export { pictureColumns, pictureValue } from './picture-value.ts';
export { recordPictures } from './record-pictures.ts';
export { getSite, readSiteValue, type SiteValue, setSite } from './site-settings.ts';
