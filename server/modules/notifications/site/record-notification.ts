import type { NoticeKind } from '#contract/notifications/kinds.ts';
import type { Transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { noteAccount } from '#server/modules/chat/index.ts';
import type { Facts } from '#server/modules/notifications/facts.ts';
import type { NoticeText } from '#server/modules/notifications/kinds.ts';
import type { Whose } from '#server/modules/notifications/preferences/preference-queries.ts';
import { notifications } from '#server/modules/notifications/tables.ts';

type NewNotification = {
  kind: NoticeKind;
  text: NoticeText;
  facts: Facts;
  link: string;
  cause: string;
  isShown: boolean;
};

/** Records a notification, once per person and cause, and hands it out to the pages that they have open. */
export async function recordNotification(tx: Transaction, whose: Whose, recorded: NewNotification): Promise<void> {
  const [added] = await tx
    .insert(notifications)
    .values({ ...whose, ...recorded, createdAt: mallNow })
    .onConflictDoNothing()
    .returning({ id: notifications.id });
  if (added && recorded.isShown)
    await noteAccount(tx, { accountId: whose.accountId, name: 'notification', id: added.id });
}
