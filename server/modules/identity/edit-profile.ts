import { eq } from 'drizzle-orm';
import type { User } from '#contract/identity.ts';
import { database } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { readOriginal } from '#server/providers/pictures/picture-store.ts';
import { getUserOf } from './queries.ts';
import { accounts } from './tables.ts';

type Wish = { nickname: string; avatar?: string | null | undefined };

/** Changes what others see of somebody. A picture must be one that the mall has. */
export async function editProfile(accountId: number, { nickname, avatar }: Wish): Promise<User> {
  const avatarHash = avatar?.split('/').at(-1);
  if (avatarHash && !(await readOriginal(avatarHash))) throw new Refusal('picture_unknown');
  await database()
    .update(accounts)
    .set({ nickname, ...(avatarHash && { avatarHash }) })
    .where(eq(accounts.id, accountId));
  return getUserOf(accountId);
}
