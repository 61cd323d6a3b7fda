import type { SignedIn } from '#contract/identity/shopper.ts';
import { transaction } from '#server/database/connection.ts';
import type { Caller } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import {
  adoptVisitors,
  checkCode,
  consumeCode,
  countMessage,
  renewSession,
  sendCode,
  signedIn,
  writeCode,
} from '#server/modules/identity/index.ts';
import { queueMessage } from '#server/providers/messages/queue-message.ts';
import { findOrderOwner } from './guest-order-queries.ts';

type OrderAndMailbox = { orderNo: string; email: string };

/** Sends a code to the mailbox of a visitor's order. Whether order and mailbox belong together is visible only in the mailbox. */
export async function sendOrderCode({ orderNo: orderNumber, email }: OrderAndMailbox, caller: Caller): Promise<null> {
  await countMessage(caller, 'email', 'order', email);
  const owner = await findOrderOwner(orderNumber);
  const isTheirs = owner?.email === email;
  const { locale } = caller;
  await transaction(async (tx) => {
    if (isTheirs && owner.userType === 'visitor')
      return sendCode(tx, { purpose: 'order', channel: 'email', to: email, locale });
    await writeCode(tx, 'order', email); // not sent; only so that the answer takes as long
    if (isTheirs)
      await queueMessage(tx, {
        channel: 'email',
        to: email,
        locale: owner.locale,
        kind: 'orderInAccount',
        values: { order: orderNumber },
      });
  });
  return null;
}

/**
 * Opens a visitor's order with the code from its mailbox, and joins all visitor orders of that mailbox: in the signed-in account,
 * else with the visitor who placed this order. Null when the session stays as it was.
 */
export async function lookUpOrder(
  { orderNo: orderNumber, email, captcha }: OrderAndMailbox & { captcha: string },
  caller: Caller,
): Promise<SignedIn | null> {
  const code = await checkCode(caller, 'order', email, captcha);
  const { session } = caller;
  const renewed = await transaction(async (tx) => {
    await consumeCode(tx, code);
    const owner = await findOrderOwner(orderNumber, tx);
    if (owner?.userType !== 'visitor' || owner.email !== email) throw new Refusal('wrong_code');
    const ownerId = session && session.userType !== 'visitor' ? session.accountId : owner.accountId;
    await adoptVisitors(tx, ownerId, email);
    return ownerId === session?.accountId ? null : renewSession(tx, ownerId, caller);
  });
  return renewed && signedIn(renewed.account, renewed.token, caller);
}
