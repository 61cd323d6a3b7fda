import { eq } from 'drizzle-orm';
import type { User } from '#contract/identity/shopper.ts';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { getUserOf } from '#server/modules/identity/queries.ts';
import { accounts } from '#server/modules/identity/tables.ts';

type Input = { nickname: string; avatar?: string | null | undefined };

/** Shows pictures of an account to everybody, and refuses those that are not its own. Given by the program: see content. */
export type PublishPictures = (tx: Transaction, accountId: number, hashes: readonly string[]) => Promise<void>;

/** Changes what others see of someone. A picture must be their own. */
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
