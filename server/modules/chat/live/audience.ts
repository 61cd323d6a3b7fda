import type { ServerFrame } from '#contract/chat/frames.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Party, Watcher } from '#server/modules/chat/party.ts';

// Who waits in this process for what happens in conversations: sockets by the party that is behind them, and calls that wait for one
// conversation.

/** A socket of a party. */
export type Listener<Of extends Party | Watcher = Party> = {
  party: Of;
  send(frame: ServerFrame): void;
  /** Whether the party is still who it was: asked before something is sent that the client has not asked for. */
  isStillAllowed(): Promise<boolean>;
};

/** The parties to which a conversation belongs. */
export type Belonging = { accountId: number | null; keyHash: string | null; shopId: number | null };

const listeners = new Map<string, Set<Listener<Party | Watcher>>>();

const namesOf = (party: Party | Watcher): string[] => {
  if (party.side === 'watch') return [`watch ${party.accountId}`];
  if (party.side === 'desk') return [`desk ${party.shopId ?? 0}`];
  return [
    ...(party.accountId === null ? [] : [`account ${party.accountId}`]),
    ...(party.keyHash === null ? [] : [`key ${party.keyHash}`]),
  ];
};

export function addListener(listener: Listener<Party | Watcher>): () => void {
  const names = namesOf(listener.party);
  for (const name of names) listeners.set(name, (listeners.get(name) ?? new Set()).add(listener));
  return () => {
    for (const name of names) {
      const named = listeners.get(name);
      named?.delete(listener);
      if (named?.size === 0) listeners.delete(name);
    }
  };
}

/** The sockets of both sides of a conversation, each once. */
export function listenersOf({ accountId, keyHash, shopId }: Belonging): Listener[] {
  const names = [`desk ${shopId ?? 0}`, `account ${accountId ?? ''}`, `key ${keyHash ?? ''}`];
  return [...new Set(names.flatMap(named))];
}

/** Watchers have names of their own, so whatever is called otherwise belongs to a party. */
const named = (name: string) => [...(listeners.get(name) ?? [])] as Listener[];

/** The sockets over which an account shops, or watches what happens to its work. */
export function listenersOfAccount(accountId: number): Listener<Party | Watcher>[] {
  return [`account ${accountId}`, `watch ${accountId}`].flatMap((name) => [...(listeners.get(name) ?? [])]);
}

export const listenersAtDesk = (desk: number): Listener[] => named(`desk ${desk}`);

/** How many sockets one person has here; colleagues at a desk have theirs. */
export const countListeners = (mine: Party | Watcher): number =>
  Math.max(
    0,
    ...namesOf(mine).map((name) => {
      const ofName = [...(listeners.get(name) ?? [])];
      return ofName.filter(({ party }) => party.side !== 'desk' || party.accountId === mine.accountId).length;
    }),
  );

export function everyListener(): Listener<Party | Watcher>[] {
  return [...new Set([...listeners.values()].flatMap((each) => [...each]))];
}

type Waiter = { wake(typing?: 'shopper' | 'desk'): void; end(): void };

const waitersMax = 5_000;
const waitersOfOneMax = 20;
const waiters = new Map<number, Set<Waiter>>();
const waitingOf = new Map<string, number>(); // calls of each party
let waiting = 0;
let isDraining = false;

/** Adds a call that waits for a conversation, until its time is over or the mall closes. */
export function addWaiter(chatId: number, party: Party, seconds: number) {
  const { side } = party;
  const who = `${side} ${party.accountId ?? (side === 'shopper' ? party.keyHash : '')}`;
  const own = waitingOf.get(who) ?? 0;
  if (waiting >= waitersMax || own >= waitersOfOneMax) throw new Refusal('busy');
  waiting += 1;
  waitingOf.set(who, own + 1);
  let isTyping = false;
  let isOver = isDraining || seconds === 0;
  let isWoken = false;
  let wake: () => void = () => {};
  const waiter: Waiter = {
    wake(typing) {
      if (typing === side) return; // they know that they are typing
      if (typing !== undefined) isTyping = true;
      isWoken = true;
      wake();
    },
    end() {
      isOver = true;
      wake();
    },
  };
  const timer = setTimeout(waiter.end, seconds * 1_000);
  waiters.set(chatId, (waiters.get(chatId) ?? new Set()).add(waiter));
  return {
    /** Resolves when something has happened since it was asked last, or nothing will any more. */
    async next(): Promise<void> {
      if (!isWoken && !isOver)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      isWoken = false;
    },
    isOver: () => isOver,
    isTyping: () => isTyping,
    remove() {
      clearTimeout(timer);
      waiting -= 1;
      const left = (waitingOf.get(who) ?? 1) - 1;
      if (left > 0) waitingOf.set(who, left);
      else waitingOf.delete(who);
      const others = waiters.get(chatId);
      others?.delete(waiter);
      if (others?.size === 0) waiters.delete(chatId);
    },
  };
}

/** How many calls wait for a conversation. */
export const waitersOf = (chatId: number): number => waiters.get(chatId)?.size ?? 0;

export function wakeWaiters(chatId: number, typing?: 'shopper' | 'desk'): void {
  for (const waiter of waiters.get(chatId) ?? []) waiter.wake(typing);
}

/** Lets every call that waits look again: notices may have been missed. */
export function wakeAll(): void {
  for (const chatId of [...waiters.keys()]) wakeWaiters(chatId);
}

/** While the mall closes, calls that wait answer at once. */
export function setDraining(is: boolean): void {
  isDraining = is;
  if (is) for (const ofChat of waiters.values()) for (const waiter of ofChat) waiter.end();
}
