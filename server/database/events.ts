import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { log } from '#server/http/log.ts';
import { database, type Transaction, transaction } from './connection.ts';
import { statement } from './statement.ts';
import { eventOutbox } from './tables.ts';

/** A kind of event: its name and the schema of its payload. */
export type EventKind<Payload> = { readonly name: string; readonly shape: z.ZodType<Payload> };

export function event<Payload>(name: string, shape: z.ZodType<Payload>): EventKind<Payload> {
  return { name, shape };
}

/** Publishes that something has happened, if and when the transaction in which it happens is committed. */
export async function publish<Payload>(
  tx: Transaction,
  { name, shape }: EventKind<Payload>,
  payload: Payload,
): Promise<void> {
  await statement(
    'publish',
    sql`
    with published as (insert into ${eventOutbox} (name, payload) values (${name}, ${JSON.stringify(shape.parse(payload))}::jsonb) returning id)
    select pg_notify('events', '') from published`,
  ).rows(tx);
}

const idsMax = 1_000; // of one event

/** A kind of event whose payload is a list of ids. */
export function eventOfIds(name: string): EventKind<{ ids: number[] }> {
  return event(name, z.object({ ids: z.array(z.int()).max(idsMax) }));
}

/** Publishes any number of ids, in several events if need be: each is delivered by itself. */
export async function publishIds(
  tx: Transaction,
  kind: EventKind<{ ids: number[] }>,
  ids: readonly number[],
): Promise<void> {
  for (let start = 0; start < ids.length; start += idsMax)
    await publish(tx, kind, { ids: ids.slice(start, start + idsMax) });
}

/** A handler of one kind of event. It runs in the transaction that removes the event from the outbox. */
export type EventHandler = { name: string; handle(payload: unknown, tx: Transaction): Promise<void> };

export function on<Payload>(
  { name, shape }: EventKind<Payload>,
  react: (payload: Payload, tx: Transaction) => Promise<void>,
): EventHandler {
  return { name, handle: (payload, tx) => react(shape.parse(payload), tx) };
}

const pollMs = 5_000; // for events that a lost notice or a crash left behind

type Waiting = { id: number; name: string; payload: unknown };

/** Delivers one event to all its handlers, or to none of them. False when no event is waiting. */
async function deliverOne(handlers: readonly EventHandler[]): Promise<boolean> {
  let current: Waiting | undefined;
  try {
    await transaction(async (tx) => {
      const rows = await statement<Waiting>(
        'deliver_one',
        sql`
        delete from ${eventOutbox} where id = (
          select id from ${eventOutbox} where next_try_at <= now() order by next_try_at, id limit 1 for update skip locked
        ) returning id, name, payload`,
      ).rows(tx);
      current = rows[0];
      if (!current) return;
      for (const { name, handle } of handlers) if (name === current.name) await handle(current.payload, tx);
    });
  } catch (error) {
    if (!current) throw error;
    log.error(
      { err: error, event: current.name, id: current.id },
      `event ${current.name} ${current.id} could not be delivered: it is tried again later`,
    );
    await postpone(current.id);
  }
  return current !== undefined;
}

/** Retries after 1, 5, 25 … seconds, later every hour: a handler that keeps failing is a bug, and its event must not be lost. */
async function postpone(id: number): Promise<void> {
  await statement(
    'postpone',
    sql`
    update ${eventOutbox}
    set tries = least(tries + 1, 100), next_try_at = now() + make_interval(secs => least(power(5, least(tries, 6)), 3600))
    where id = ${id}`,
  ).run(database());
}

/** Delivers all events that are waiting. One that fails is tried again later and does not hold up the others. */
export async function deliverEvents(handlers: readonly EventHandler[]): Promise<void> {
  while (await deliverOne(handlers));
}

/** Delivers events for as long as the mall runs. `wake` is called when there may be new ones. */
export function startDelivering(handlers: readonly EventHandler[]): { wake(): void; stop(): Promise<void> } {
  let isStopped = false;
  let isWanted = false;
  let running: Promise<void> | undefined;

  const run = async () => {
    while (isWanted && !isStopped) {
      isWanted = false;
      await deliverEvents(handlers).catch((error) => log.warn({ err: error }, 'the event outbox could not be read'));
    }
    running = undefined;
  };
  const wake = () => {
    isWanted = true;
    running ??= run();
  };
  const timer = setInterval(wake, pollMs).unref();
  wake();
  return {
    wake,
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
