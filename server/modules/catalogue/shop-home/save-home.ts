import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { HomeBlock } from '#contract/shops/home-blocks.ts';
import type { saveHomeDraft as contract } from '#contract/shops/merchant-home.ts';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { readMallTime } from '#server/database/mall-clock.ts';
import type { Actor } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { assertOwnShelves } from '#server/modules/catalogue/own-shelves/shelf-rows.ts';
import { assertOwnProducts } from '#server/modules/catalogue/shop-face/product-choice-queries.ts';
import { shopHomes } from '#server/modules/catalogue/tables.ts';
import {
  assertUnchanged,
  findShopPictures,
  logAct,
  publishShop,
  rememberBanners,
  savedNow,
} from '#server/modules/shops/index.ts';
import { type HomeRow, lockHome, nextTurn } from './home-rows.ts';

type Saved = { version: number };
type Values = Partial<typeof shopHomes.$inferInsert>;

/** Changes the home page of a shop, unless it was changed since `version`. */
async function change(
  tx: Transaction,
  actor: Actor,
  version: number,
  values: (home: HomeRow) => Values | Promise<Values>,
): Promise<Saved> {
  const home = await lockHome(tx, actor.shopId);
  await assertUnchanged(tx, home, version);
  await tx
    .update(shopHomes)
    .set({ ...(await values(home)), version: version + 1, ...savedNow(actor.accountId) })
    .where(eq(shopHomes.shopId, actor.shopId));
  return { version: version + 1 };
}

/** Saves blocks as a draft, which shoppers do not see. */
export function saveDraft(actor: Actor, { blocks, version }: z.output<typeof contract.input>): Promise<Saved> {
  return transaction(async (tx) => {
    await assertOwnThings(tx, actor.shopId, blocks);
    const saved = await change(tx, actor, version, () => ({ draft: blocks }));
    await logAct(tx, actor, 'home_saved', String(blocks.length));
    return saved;
  });
}

/** Pictures, products and shelves of others are refused, the same way as those that do not exist. */
async function assertOwnThings(tx: Transaction, shopId: number, blocks: readonly HomeBlock[]): Promise<void> {
  const slides = blocks.flatMap((block) => (block.kind === 'banner' ? block.slides : []));
  const rows = blocks.flatMap((block) => (block.kind === 'products' ? [block] : []));
  const hashes = slides.map(({ hash }) => hash);
  await rememberBanners(tx, shopId);
  const own = await findShopPictures(tx, shopId, hashes);
  if (hashes.some((hash) => !own.has(hash))) throw new Refusal('picture_unknown');
  await assertOwnProducts(tx, shopId, [
    ...slides.flatMap(({ productId }) => productId ?? []),
    ...rows.flatMap(({ productIds }) => productIds),
  ]);
  await assertOwnShelves(
    tx,
    shopId,
    [...slides, ...rows].flatMap(({ shelfId }) => shelfId ?? []),
  );
}

/** Shows the draft to shoppers. */
export async function publishHome(actor: Actor, { version }: Saved): Promise<Saved> {
  const now = new Date(await readMallTime());
  return transaction(async (tx) => {
    const saved = await change(tx, actor, version, ({ draft, published }) => {
      const blocks = draft ?? published ?? [];
      return { published: blocks, draft: null, publishedAt: now, nextTurnAt: nextTurn(blocks, now) };
    });
    await publishShop(tx, actor.shopId);
    await logAct(tx, actor, 'home_published', String(saved.version));
    return saved;
  });
}

/** Drops the draft. */
export function discardDraft(actor: Actor, { version }: Saved): Promise<Saved> {
  return transaction(async (tx) => {
    const saved = await change(tx, actor, version, () => ({ draft: null }));
    await logAct(tx, actor, 'home_discarded', String(saved.version));
    return saved;
  });
}
