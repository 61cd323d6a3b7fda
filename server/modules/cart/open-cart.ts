import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import type { Caller } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { carts } from './tables.ts';

/** The owner of a cart: an account, or a guest by the hash of their key; null for a guest without a key. */
export type CartOwner = { accountId: number } | { keyHash: string | null };

export function ownerOf({ session, cartKey }: Pick<Caller, 'session' | 'cartKey'>): CartOwner {
  return session ? { accountId: session.accountId } : { keyHash: cartKey.hash() };
}

/** The condition for the owner's cart. A key never matches a cart that belongs to an account. */
export function isOwn(owner: CartOwner) {
  if ('accountId' in owner) return eq(carts.accountId, owner.accountId);
  return owner.keyHash === null ? sql`false` : and(eq(carts.keyHash, owner.keyHash), isNull(carts.accountId));
}

const justNow = mallNow;

/** Finds a cart in order to change it. It stays locked until the transaction ends, so changes of one cart take turns. */
export async function findCart(tx: Transaction, owner: CartOwner): Promise<number | null> {
  const [cart] = await tx.update(carts).set({ touchedAt: justNow }).where(isOwn(owner)).returning({ id: carts.id });
  return cart?.id ?? null;
}

export async function getCart(tx: Transaction, owner: CartOwner): Promise<number> {
  const cartId = await findCart(tx, owner);
  if (cartId === null) throw new Refusal('cart_line_not_found');
  return cartId;
}

/** An account's cart, created if needed, locked as above. */
export async function openCartOf(tx: Transaction, accountId: number): Promise<number> {
  const [cart] = await tx
    .insert(carts)
    .values({ accountId, touchedAt: justNow })
    .onConflictDoUpdate({ target: carts.accountId, set: { touchedAt: justNow } })
    .returning({ id: carts.id });
  if (!cart) throw new Error('Opening a cart returned no row');
  return cart.id;
}

/** A new cart for a guest, by the hash of their key. */
export async function openGuestCart(tx: Transaction, keyHash: string): Promise<number> {
  const [cart] = await tx.insert(carts).values({ keyHash, touchedAt: justNow }).returning({ id: carts.id });
  if (!cart) throw new Error('Opening a cart returned no row');
  return cart.id;
}
