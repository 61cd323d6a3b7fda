import { and, eq, lt, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { OutputOf } from '#contract/core/call.ts';
import type { Locale } from '#contract/core/languages.ts';
import type { getInvitation } from '#contract/shops/console.ts';
import {
  type inviteStaff as contract,
  type Invitation,
  invitationDays,
  staffMax,
} from '#contract/shops/merchant-staff.ts';
import type { OwnShop } from '#contract/shops/shopper-own.ts';
import { database, type Transaction, transaction } from '#server/database/connection.ts';
import { textIn } from '#server/database/localized-text.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { type Actor, actorOf, type Caller } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { hashToken, newToken } from '#server/http/session/session-token.ts';
import { logAct } from '#server/modules/shops/log/log-act.ts';
import { shopInvitations, shopRoles, shopStaff, shops } from '#server/modules/shops/tables.ts';
import { queueMessage } from '#server/providers/messages/queue-message.ts';
import { listShopsOf } from './membership-queries.ts';
import { assertWithin, lockRole } from './roles.ts';
import { countPlaces } from './staff.ts';
import { findEmail, findPerson, isStaffOrOwner } from './staff-queries.ts';
import { isInvitationOpen, takeInvitation } from './take-invitation.ts';

type Input = z.output<typeof contract.input>;

/** Invites someone by a link in a mail. A second invitation of the same person replaces the first. */
export async function inviteStaff(caller: Caller<'merchant'>, { email, roleId }: Input): Promise<Invitation> {
  const { membership, session, locale, origin } = caller;
  const { shopId } = membership;
  await caller.countTry('inviteStaff');
  return transaction(async (tx) => {
    const role = await lockRole(tx, shopId, roleId);
    assertWithin(membership, role.scopes);
    await tx.delete(shopInvitations).where(isFor(shopId, email));
    if ((await countPlaces(tx, shopId)) >= staffMax) throw new Refusal('too_many_staff');
    const person = await findPerson(tx, email);
    if (person && (await isStaffOrOwner(tx, shopId, person.id))) throw new Refusal('already_staff');
    const key = newToken();
    const [invited] = await tx
      .insert(shopInvitations)
      .values({
        keyHash: hashToken(key),
        shopId,
        email,
        roleId,
        invitedBy: session.accountId,
        invitedAt: mallNow,
        endsAt: sql`${mallNow} + make_interval(days => ${invitationDays})`,
      })
      .returning();
    if (!invited) throw new Error('Writing an invitation returned no row');
    const readIn = person?.locale ?? locale;
    await queueMessage(tx, {
      channel: 'email',
      to: email,
      locale: readIn,
      kind: 'staffInvitation',
      values: {
        shop: await nameOf(tx, shopId, readIn),
        role: role.name,
        days: invitationDays,
        link: `${origin}/console/invitation?key=${key}&locale=${readIn}`,
      },
    });
    await logAct(tx, actorOf(caller), 'staff_invited', email, role.name);
    const { id, invitedAt, endsAt } = invited;
    return {
      id,
      email,
      roleId,
      roleName: role.name,
      invitedAt: invitedAt.toISOString(),
      endsAt: endsAt.toISOString(),
    };
  });
}

export function withdrawInvitation(actor: Actor, id: number): Promise<null> {
  return transaction(async (tx) => {
    const [withdrawn] = await tx
      .delete(shopInvitations)
      .where(and(eq(shopInvitations.shopId, actor.shopId), eq(shopInvitations.id, id)))
      .returning({ email: shopInvitations.email });
    if (!withdrawn) throw new Refusal('invitation_over');
    await logAct(tx, actor, 'invitation_withdrawn', withdrawn.email);
    return null;
  });
}

/** Deletes invitations that nobody accepted in time. */
export async function deleteOldInvitations(): Promise<void> {
  await database().delete(shopInvitations).where(lt(shopInvitations.endsAt, mallNow));
}

/** Who invites whom, for the page that the mail leads to. */
export async function findInvitation(key: string, locale: Locale): Promise<OutputOf<typeof getInvitation>> {
  const [found] = await database()
    .select({ email: shopInvitations.email, roleName: shopRoles.name, shopName: textIn(shops.name, locale) })
    .from(shopInvitations)
    .innerJoin(shopRoles, eq(shopRoles.id, shopInvitations.roleId))
    .innerJoin(shops, eq(shops.id, shopInvitations.shopId))
    .where(isInvitationOpen(key));
  if (!found) throw new Refusal('invitation_over');
  return { ...found, hasAccount: (await findPerson(database(), found.email)) !== null };
}

/** Joins the shop, once: of two tabs that accept at the same time, the second finds the invitation gone. */
export async function acceptInvitation(key: string, { session, locale }: Caller<'shopper'>): Promise<OwnShop> {
  const { accountId } = session;
  if (session.userType === 'visitor') throw new Refusal('visitor_account');
  const shopId = await transaction(async (tx) => {
    const invitation = await takeInvitation(tx, key);
    if ((await findEmail(tx, accountId)) !== invitation.email) throw new Refusal('invitation_of_another');
    if (await isStaffOrOwner(tx, invitation.shopId, accountId)) throw new Refusal('already_staff');
    await tx
      .insert(shopStaff)
      .values({ shopId: invitation.shopId, accountId, roleId: invitation.roleId, joinedAt: mallNow });
    await logAct(tx, { shopId: invitation.shopId, accountId }, 'invitation_accepted', invitation.email);
    return invitation.shopId;
  });
  const joined = (await listShopsOf(accountId, locale)).find((shop) => shop.shopId === shopId);
  if (!joined) throw new Refusal('invitation_over');
  return joined;
}

const isFor = (shopId: number, email: string) =>
  and(eq(shopInvitations.shopId, shopId), eq(shopInvitations.email, email));

async function nameOf(tx: Transaction, shopId: number, locale: Locale): Promise<string> {
  const [shop] = await tx
    .select({ name: textIn(shops.name, locale) })
    .from(shops)
    .where(eq(shops.id, shopId));
  return shop?.name ?? '';
}
