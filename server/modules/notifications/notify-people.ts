import type { Localized } from '#contract/core/languages.ts';
import { type ShopKind, scopeOfShopKind } from '#contract/notifications/kinds.ts';
import type { Transaction } from '#server/database/connection.ts';
import { placeOf } from './kinds.ts';
import { type Notification, notify } from './notify.ts';
import { listShopReaders, type ShopReader } from './reader-queries.ts';

/** Notifies everyone of a shop who may do this part of its work. The link is a path of the shop's console. */
export async function notifyPeople(
  tx: Transaction,
  shopId: number,
  write: (reader: ShopReader, shop: Localized) => Notification,
): Promise<void> {
  const { name, readers } = await listShopReaders(tx, shopId);
  for (const reader of readers) {
    const notification = write(reader, name);
    const scope = scopeOfShopKind[placeOf(notification.kind).kind as ShopKind];
    if (reader.scopes.includes(scope)) await notify(tx, reader, notification);
  }
}
