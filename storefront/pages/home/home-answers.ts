import {
  type Activity,
  listActivities,
  listLeaders,
  listRecommended,
  type ProductCard,
} from '#contract/catalogue/shopper.ts';
import { type HomePageBlock, listHomeBlocks } from '#contract/catalogue/shopper-home.ts';
import { listShopStreet, type ShopCard } from '#contract/shops/shopper.ts';
import { type CallMall, isCallFailure } from '#storefront/base/client/calls/call-mall.ts';

/** Fills the grid beside the tall picture (two rows of four) and one row of five below it. */
export const recommendedPageSize = 13;
/** As many as the grid of signs has places. */
export const streetShopCount = 6;

type Page<Item> = { list: Item[]; total: number; page: number; limit: number };
export type ProductPage = Page<ProductCard>;

/** What the home page's blocks are made of; null is a block that the mall could not answer for. */
export type HomeAnswers = {
  /** Which blocks there are, in their order. */
  blocks: HomePageBlock[] | null;
  activities: Activity[] | null;
  street: Page<ShopCard> | null;
  leaders: ProductCard[] | null;
  recommended: ProductPage | null;
  answeredAt: number;
};

/** Asks for all blocks at once. One that fails leaves the others standing. */
export async function askForHome(callMall: CallMall, mallTime: () => Promise<number>): Promise<HomeAnswers> {
  const [blocks, activities, street, leaders, recommended, answeredAt] = await Promise.all([
    orNull(callMall(listHomeBlocks, {})),
    orNull(callMall(listActivities, {})),
    orNull(callMall(listShopStreet, { page: 1, limit: streetShopCount })),
    orNull(callMall(listLeaders, {})),
    orNull(callMall(listRecommended, { page: 1, limit: recommendedPageSize, place: 'home' })),
    mallTime(),
  ]);
  return { blocks, activities, street, leaders, recommended, answeredAt };
}

async function orNull<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer;
  } catch (thrown) {
    if (isCallFailure(thrown)) return null;
    throw thrown;
  }
}
