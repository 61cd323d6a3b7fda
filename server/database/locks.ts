/**
 * Every advisory lock of the mall: any number, the same in every process and of nothing else, so that nobody waits for a stranger.
 * Where it says so, there is one lock for each id.
 */
export const locks = {
  migrations: 7_215_001,
  demoFilling: 7_215_002,
  searchIndex: 7_215_003,
  demoClock: 7_215_004,
  demoOrders: 7_215_005,
  favourites: 7_215_010, // with the id of an account
  following: 7_215_011, // with the id of an account
  addresses: 7_215_012, // with the id of an account
  alerts: 7_215_013, // with the id of an account
  couponMarks: 7_215_021,
  couponCodes: 7_215_022,
  couponOffers: 7_215_023, // with the id of a shop, 0 for the platform
  buyer: 7_215_031, // with the id of an account
  categoryTree: 7_215_041,
  searchRedirects: 7_215_042,
  searchKeywords: 7_215_043,
  bargains: 7_215_061, // with the id of a shop
  insightDays: 7_215_063, // with the id of a shop
  deals: 7_215_064, // with the id of a shop
  activityOrder: 7_215_077,
  brandNames: 7_215_078,
  shopKinds: 7_215_081,
  blockedSources: 7_215_091,
  operators: 7_215_101,
  chatPhrases: 7_215_111, // with the id of a shop, 0 for the platform
} as const;

export type Lock = (typeof locks)[keyof typeof locks];
