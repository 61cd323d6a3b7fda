import type { z } from 'zod';
import type { deleteAccount as contract } from '#contract/accounts/platform-privacy.ts';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { forgetAnswersTo } from '#server/http/idempotency.ts';
import { Refusal } from '#server/http/refusal.ts';
import { saidBy } from '#server/modules/accounts/account-acts.ts';
import { lockAccountRow } from '#server/modules/accounts/account-row-queries.ts';
import { forgetApplicant } from '#server/modules/applications/index.ts';
import { deleteCartOf } from '#server/modules/cart/index.ts';
import { forgetFavourites } from '#server/modules/catalogue/index.ts';
import { forgetChats } from '#server/modules/chat/index.ts';
import { forgetPublicPictures, withdrawPictures } from '#server/modules/content/index.ts';
import { deleteAccount as deleteIdentity, listVisitorsOf } from '#server/modules/identity/index.ts';
import { type LoggedOperator, logOperatorAct } from '#server/modules/operators/index.ts';
import { forgetBuyer } from '#server/modules/orders/index.ts';
import { forgetAsker } from '#server/modules/questions/index.ts';
import { forgetAuthor } from '#server/modules/reviews/index.ts';
import { unfollowAll } from '#server/modules/shops/index.ts';
import { forgetRecipients } from '#server/providers/messages/forget-recipients.ts';
import { listContactsEver } from './contact-queries.ts';
import { countRunningOrders, sellsHere, waitsToSell } from './delete-queries.ts';
import { listUnshownPictures } from './picture-queries.ts';

/**
 * Deletes an account for good, with the visitors whose orders it has taken over, all of it or nothing. The account is locked
 * first: an order that is being placed keeps it, or is not placed. Orders, payments and points stay for the books, without name,
 * contacts and addresses.
 */
export async function deleteAccount(
  operator: LoggedOperator,
  { id, reason }: z.output<typeof contract.input>,
  forgetElsewhere: (tx: Transaction, accountId: number) => Promise<void>,
): Promise<null> {
  await transaction(async (tx) => {
    const account = await lockAccountRow(tx, id);
    if (account.adoptedBy !== null) throw new Refusal('account_not_found'); // it belongs to another account, with which it goes
    if (account.deletedAt !== null) throw await saidBy(tx, 'account_deleted', 'account_deleted', id);
    if (account.role === 'platform') throw new Refusal('account_of_operator');
    if (account.role === 'merchant' || (await sellsHere(tx, id))) throw new Refusal('account_owns_shop');
    if (await waitsToSell(tx, id)) throw new Refusal('account_application_waits');
    const ids = [id, ...(await listVisitorsOf(tx, id))]; // what visitors had may still be on its way to the account
    const running = await countRunningOrders(tx, ids);
    if (running > 0) throw new Refusal('account_orders_run', { count: running });
    const mails: string[] = [];
    for (const each of ids) {
      await forgetBuyer(tx, each);
      await forgetFavourites(tx, each);
      await unfollowAll(tx, each);
      await deleteCartOf(tx, each);
      mails.push(...(await forgetApplicant(tx, each)));
      await forgetAuthor(tx, each);
      await forgetAsker(tx, each);
      await forgetChats(tx, each);
      await forgetElsewhere(tx, each);
      await forgetAnswersTo(tx, each);
    }
    await forgetRecipients(tx, await listContactsEver(tx, ids, mails)); // while the contacts are there
    await withdrawPictures(tx, ids, await listUnshownPictures(tx, ids));
    await deleteIdentity(tx, id);
    await logOperatorAct(tx, operator, {
      ...{ act: 'account_deleted', subject: String(id), reason },
      ...{ before: { isDeleted: false }, after: { isDeleted: true } },
    });
  });
  forgetPublicPictures(); // so that it holds here before it is answered; other processes are notified
  return null;
}
