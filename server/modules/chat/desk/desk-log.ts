import type { Transaction } from '#server/database/connection.ts';
import { actorOf, type Caller } from '#server/http/caller.ts';
import { logOperatorAct, type OperatorChange } from '#server/modules/operators/index.ts';
import { logAct } from '#server/modules/shops/index.ts';

type Write = (tx: Transaction, subject: string) => Promise<void>;

/** Writes into the log of the caller's desk who does what, in the transaction that does it. */
export type DeskLog = Record<
  'hoursSaved' | 'phraseAdded' | 'phraseChanged' | 'phraseDeleted' | 'shopperBlocked' | 'shopperUnblocked',
  Write
>;

export function shopLogOf(caller: Caller<'merchant'>): DeskLog {
  const actor = actorOf(caller);
  return {
    hoursSaved: (tx, subject) => logAct(tx, actor, 'chat_hours_saved', subject),
    phraseAdded: (tx, subject) => logAct(tx, actor, 'chat_phrase_added', subject),
    phraseChanged: (tx, subject) => logAct(tx, actor, 'chat_phrase_changed', subject),
    phraseDeleted: (tx, subject) => logAct(tx, actor, 'chat_phrase_deleted', subject),
    shopperBlocked: (tx, subject) => logAct(tx, actor, 'chat_shopper_blocked', subject),
    shopperUnblocked: (tx, subject) => logAct(tx, actor, 'chat_shopper_unblocked', subject),
  };
}

export function platformLogOf(caller: Caller<'platform'>): DeskLog {
  const write = (tx: Transaction, change: OperatorChange) => logOperatorAct(tx, caller, change);
  return {
    hoursSaved: (tx, subject) => write(tx, { act: 'chat_hours_saved', subject }),
    phraseAdded: (tx, subject) => write(tx, { act: 'chat_phrase_added', subject }),
    phraseChanged: (tx, subject) => write(tx, { act: 'chat_phrase_changed', subject }),
    phraseDeleted: (tx, subject) => write(tx, { act: 'chat_phrase_deleted', subject }),
    shopperBlocked: (tx, subject) => write(tx, { act: 'chat_shopper_blocked', subject }),
    shopperUnblocked: (tx, subject) => write(tx, { act: 'chat_shopper_unblocked', subject }),
  };
}
