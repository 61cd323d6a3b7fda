import type { Call } from './call.ts';
import { listActivities, listCategories, listLeaders, listRecommended } from './catalogue.ts';
import { getHomeIndex, getLoginMethods, getLoginPicture } from './content.ts';
import { listHotKeywords } from './search.ts';
import { listShopCategories, listShopStreet, listShopTypes } from './shops.ts';

/** Every call of the mall, in the order in which the API page lists them. */
export const everyCall: readonly Call[] = [
  getHomeIndex,
  getLoginPicture,
  getLoginMethods,
  listShopStreet,
  listShopTypes,
  listShopCategories,
  listCategories,
  listRecommended,
  listLeaders,
  listActivities,
  listHotKeywords,
];
