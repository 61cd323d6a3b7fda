import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { log } from '#server/http/log.ts';
import { database, executePrepared, type Transaction, transaction } from './connection.ts';
import { newsOutbox } from './tables.ts';

/** A kind of news: its name, and what is told. */
export type News<Story> = { readonly name: string; readonly shape: z.ZodType<Story> };

export function news<Story>(name: string, shape: z.ZodType<Story>): News<Story> {
  return { name, shape };
}

/** Tells that something has happened, if and when the transaction in which it happens is committed. */
export async function announce<Story>(tx: Transaction, { name, shape }: News<Story>, story: Story): Promise<void> {
  await executePrepared(
    tx,
    'announce',
    sql`
    with told as (insert into ${newsOutbox} (name, story) values (${name}, ${JSON.stringify(shape.parse(story))}::jsonb) returning id)
    select pg_notify('news', '') from told`,
  );
}

const idsMax = 1_000; // of one piece of news

/** News of things that are told by their ids alone. */
export function newsOfIds(name: string): News<{ ids: number[] }> {
  return news(name, z.object({ ids: z.array(z.int()).max(idsMax) }));
}

/** Tells of any number of things, a part at a time: each part is delivered by itself. */
export async function announceIds(
  tx: Transaction,
  kind: News<{ ids: number[] }>,
  ids: readonly number[],
): Promise<void> {
  for (let start = 0; start < ids.length; start += idsMax)
    await announce(tx, kind, { ids: ids.slice(start, start + idsMax) });
}

/** Who reacts to a kind of news. It joins the transaction in which the news is taken off the list. */
export type Listener = { name: string; hear(story: unknown, tx: Transaction): Promise<void> };

export function on<Story>(
  { name, shape }: News<Story>,
  react: (story: Story, tx: Transaction) => Promise<void>,
): Listener {
  return { name, hear: (story, tx) => react(shape.parse(story), tx) };
}

const pollMs = 5_000; // for what a lost notice or a crash has left behind

type Waiting = { id: number; name: string; story: unknown };

/** Delivers one piece of news to all who react to it, wholly or not at all. False when none is waiting. */
async function deliverOne(listeners: readonly Listener[]): Promise<boolean> {
  let current: Waiting | undefined;
  try {
    await transaction(async (tx) => {
      const { rows } = await tx.execute<Waiting>(sql`
        delete from ${newsOutbox} where id = (
          select id from ${newsOutbox} where next_try_at <= now() order by next_try_at, id limit 1 for update skip locked
        ) returning id, name, story`);
      current = rows[0];
      if (!current) return;
      for (const { name, hear } of listeners) if (name === current.name) await hear(current.story, tx);
    });
  } catch (error) {
    if (!current) throw error;
    log.error({ err: error, news: current.name, id: current.id }, 'news could not be delivered');
    await postpone(current.id);
  }
  return current !== undefined;
}

/** After 1, 5, 25 … seconds, and then every hour: a listener that keeps failing is a bug, and its news must not be lost. */
async function postpone(id: number): Promise<void> {
  await database().execute(sql`
    update ${newsOutbox}
    set tries = least(tries + 1, 100), next_try_at = now() + make_interval(secs => least(power(5, least(tries, 6)), 3600))
    where id = ${id}`);
}

/** Delivers all that is waiting now. What fails is tried again later, and does not hold up the rest. */
export async function deliverNews(listeners: readonly Listener[]): Promise<void> {
  while (await deliverOne(listeners));
}

/** Delivers news for as long as the mall runs. `wake` is called when there may be some. */
export function startDelivering(listeners: readonly Listener[]): { wake(): void; stop(): Promise<void> } {
  let isStopped = false;
  let isWanted = false;
  let running: Promise<void> | undefined;

  const run = async () => {
    while (isWanted && !isStopped) {
      isWanted = false;
      await deliverNews(listeners).catch((error) => log.warn({ err: error }, 'news cannot be read now'));
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
