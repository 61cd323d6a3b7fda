import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { acceptInvitation } from '#contract/shops/console.ts';
import { addRole, inviteStaff } from '#contract/shops/merchant-staff.ts';
import { Refusal } from '#server/http/refusal.ts';
import { hashToken } from '#server/http/session/session-token.ts';
import type * as Invitation from '#server/modules/shops/staff/take-invitation.ts';
import { shopInvitations } from '#server/modules/shops/tables.ts';
import { as, someone } from '#tests/support/accounts/accounts.ts';
import { aMerchant } from '#tests/support/accounts/callers.ts';
import { barrier, concurrently } from '#tests/support/faults/racing.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';

// One link of an invitation, used several times at once.

const planted = vi.hoisted(() => ({ takeInvitation: null as typeof Invitation.takeInvitation | null }));
vi.mock('#server/modules/shops/staff/take-invitation.ts', async (original) => {
  const real = await original<typeof Invitation>();
  return {
    ...real,
    takeInvitation: (...given: Parameters<typeof real.takeInvitation>) =>
      (planted.takeInvitation ?? real.takeInvitation)(...given),
  };
});
afterEach(() => {
  planted.takeInvitation = null;
});

const mall = openMallUnderTest({ DEMO: '1' });

/** How often the shop's log says that someone joined, and what the others were answered. */
async function accept(count: number) {
  const owner = await aMerchant();
  const person = await someone();
  const { data: role } = await mall.ask(addRole, { name: 'Packer', scopes: ['orders'] }, as(owner.token));
  await mall.ask(inviteStaff, { email: person.email, roleId: role?.id ?? 0 }, as(owner.token));
  const { rows } = await mall.pool.query('select text from outgoing_messages where recipient = $1', [person.email]);
  const key = /key=([\w-]{43})/.exec(rows[0]?.text ?? '')?.[1] ?? '';
  const answers = await concurrently(count, () => mall.ask(acceptInvitation, { key }, as(person.token)));
  const { rows: staff } = await mall.pool.query(
    "select count(*)::int as joined from shop_log where act = 'invitation_accepted' and subject = $1",
    [person.email],
  );
  return { joined: staff[0].joined, refused: answers.filter(({ reason }) => reason === 'invitation_over').length };
}

describe('an invitation accepted by several tabs at once', () => {
  test.each([[2], [20]])('of %i one joins, and the others find it gone', async (count) => {
    for (let round = 0; round < 4; round++) expect(await accept(count)).toEqual({ joined: 1, refused: count - 1 });
  });

  test('N: with a read before the delete the others do not find it gone', async () => {
    const haveLooked = barrier(2);
    planted.takeInvitation = async (tx, key) => {
      const [found] = await tx
        .select()
        .from(shopInvitations)
        .where(eq(shopInvitations.keyHash, hashToken(key)));
      if (!found) throw new Refusal('invitation_over');
      await haveLooked();
      await tx.delete(shopInvitations).where(eq(shopInvitations.id, found.id));
      return found;
    };
    expect((await accept(2)).refused).toBe(0);
  });
});
