import { and, eq, ne, sql } from 'drizzle-orm';
import { isEmail } from '#contract/core/email.ts';
import type { SignedIn } from '#contract/identity/shopper.ts';
import { nicknameMax } from '#contract/identity/shopper-profile.ts';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import type { Caller } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Account } from '#server/modules/identity/queries.ts';
import { openAccount } from '#server/modules/identity/registration/open-account.ts';
import type { ProviderName } from '#server/modules/identity/sign-in/social-attempts.ts';
import { accounts, socialLinks } from '#server/modules/identity/tables.ts';
import type { SocialProfile } from '#server/providers/social/social-provider.ts';
import { changeSession, signedIn } from './change-session.ts';

/**
 * Signs in a person whom a provider has identified: into the linked account; else into the account with the verified mail
 * address; else into a new one. The link is created once and decides from then on.
 */
export async function signInAs(
  provider: ProviderName,
  profile: SocialProfile,
  caller: Caller<'anyone'>,
): Promise<SignedIn> {
  const { account, token } = await transaction(async (tx) => {
    // Two tabs that return at once with an unknown person: the second waits here and then finds the account.
    await statement(
      'lock_social_profile',
      sql`select pg_advisory_xact_lock(hashtextextended(${`social:${provider}:${profile.subject}`}, 0))`,
    ).run(tx);
    const account = (await findLinked(tx, provider, profile.subject)) ?? (await link(tx, provider, profile, caller));
    if (account.disabledAt) throw new Refusal('account_disabled');
    return { account, token: await changeSession(tx, account.id, caller) };
  });
  return signedIn(account, token, caller);
}

async function findLinked(tx: Transaction, provider: ProviderName, subject: string): Promise<Account | null> {
  const [found] = await tx
    .select({ account: accounts })
    .from(socialLinks)
    .innerJoin(accounts, eq(accounts.id, socialLinks.accountId))
    .where(and(eq(socialLinks.provider, provider), eq(socialLinks.subject, subject)));
  return found?.account ?? null;
}

async function link(
  tx: Transaction,
  provider: ProviderName,
  profile: SocialProfile,
  { locale }: Caller<'anyone'>,
): Promise<Account> {
  const email = emailOf(profile);
  const values = { userType: provider, nickname: nicknameOf(provider, profile), locale };
  const account =
    (email && ((await openAccount(tx, { ...values, email })) ?? (await findFree(tx, provider, email)))) ||
    (await openAccount(tx, values));
  if (!account) throw new Error('Opening an account without an address returned no row');
  await tx.insert(socialLinks).values({ provider, subject: profile.subject, accountId: account.id });
  return account;
}

/**
 * The account with this address, which its owner has proven to the mall as well (all but visitors have). Not one that is linked
 * with another person of this provider: addresses change hands, and the new owner would see the old owner's orders.
 */
async function findFree(tx: Transaction, provider: ProviderName, email: string): Promise<Account | null> {
  const [found] = await tx
    .select()
    .from(accounts)
    .where(and(eq(accounts.email, email), ne(accounts.userType, 'visitor')))
    .for('update');
  if (!found) return null;
  const links = await tx
    .select()
    .from(socialLinks)
    .where(and(eq(socialLinks.accountId, found.id), eq(socialLinks.provider, provider)));
  return links.length === 0 ? found : null;
}

function emailOf({ verifiedEmail }: SocialProfile): string | null {
  const email = verifiedEmail?.trim().toLowerCase() ?? '';
  return isEmail(email) ? email : null;
}

function nicknameOf(provider: ProviderName, { name, subject }: SocialProfile): string {
  const cleaned = [...name.replaceAll(/[\p{Cc}\p{Cf}]/gu, ' ').trim()].slice(0, nicknameMax).join('').trim();
  return cleaned || `${provider} ${subject.slice(-4)}`;
}
