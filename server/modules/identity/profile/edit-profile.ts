import { eq } from 'drizzle-orm';
import type { User } from '#contract/identity/shopper.ts';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { getUserOf } from '#server/modules/identity/queries.ts';
import { accounts } from '#server/modules/identity/tables.ts';

type Input = { nickname: string; avatar?: string | null | undefined };

/** Makes an account's pictures public, and refuses others' pictures. Passed in by server/start; see the content module. */
export type PublishPictures = (tx: Transaction, accountId: number, hashes: readonly string[]) => Promise<void>;

/** Changes nickname and avatar. The picture must be the account's own. */
export async function editProfile(
  accountId: number,
  { nickname, avatar }: Input,
  publishPictures: PublishPictures,
): Promise<User> {
  const avatarHash = avatar?.split('/').at(-1);
  await transaction(async (tx) => {
    if (avatarHash) await publishPictures(tx, accountId, [avatarHash]);
    await tx
      .update(accounts)
      .set({ nickname, ...(avatarHash && { avatarHash }) })
      .where(eq(accounts.id, accountId));
  });
  return getUserOf(accountId);
}
