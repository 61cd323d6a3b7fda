import { and, eq, gt } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { Refusal } from '#server/http/refusal.ts';
import { hashToken } from '#server/http/session/session-token.ts';
import { shopInvitations } from '#server/modules/shops/tables.ts';

export const isInvitationOpen = (key: string) =>
  and(eq(shopInvitations.keyHash, hashToken(key)), gt(shopInvitations.endsAt, mallNow));

/** Takes an invitation, once: the statement that finds it deletes it, and it comes back if the transaction fails. */
export async function takeInvitation(tx: Transaction, key: string): Promise<typeof shopInvitations.$inferSelect> {
  const [invitation] = await tx.delete(shopInvitations).where(isInvitationOpen(key)).returning();
  if (!invitation) throw new Refusal('invitation_over');
  return invitation;
}
