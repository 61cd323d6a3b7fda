import type { ServerFrame } from '#contract/chat/frames.ts';
import type { Locale } from '#contract/core/languages.ts';
import { onDatabaseClosed } from '#server/database/connection.ts';
import { listenersOfAccount } from './audience.ts';
import type { AccountChange } from './notices.ts';

// How modules after this one send something to the open pages of an account, over the sockets of conversations:
//
// 1. At the start, `handOutToAccounts(name, show)` says how a thing of that name is shown to one of its sockets.
// 2. In the transaction in which something happens, `noteAccount(tx, { accountId, name, id })` notifies every process of it: of ids
//    only, and not at all when it is rolled back.
// 3. Each process then asks `show` for every socket of the account: a shopper's, or that of someone at work (`side: 'watch'`), who
//    need not answer shoppers. `show` reads from the database what that receiver may see now, in its language. Null: nothing.
//
// Where notices may have been missed, clients receive `sync` and ask for what they show by calls.

/** Someone behind a socket: shopping, or at work for a shop, or for the platform when that is null. */
export type FrameReceiver = { side: 'shopper' | 'watch'; accountId: number; shopId: number | null; locale: Locale };

type Show = (receiver: FrameReceiver, id: number) => Promise<ServerFrame | null>;

const shows = new Map<string, Show>();
onDatabaseClosed(() => shows.clear());

export function handOutToAccounts(name: string, show: Show): void {
  shows.set(name, show);
}

export async function handOutToAccount({ accountId, name, id }: AccountChange): Promise<void> {
  const show = shows.get(name);
  if (!show) return;
  await Promise.all(
    listenersOfAccount(accountId).map(async ({ party, send, isStillAllowed }) => {
      if (party.side === 'desk' || !(await isStillAllowed())) return;
      const shopId = party.side === 'watch' ? party.shopId : null;
      const frame = await show({ side: party.side, accountId, shopId, locale: party.locale }, id);
      if (frame) send(frame);
    }),
  );
}
