/** Width by height of the banner of a flash sale or another activity, as the storefront’s page of an activity shows it. */
export const activityBannerRatio = 5;
