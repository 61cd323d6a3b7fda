import { setTimeout as sleep } from 'node:timers/promises';
import { DeadlineClient } from './deadline-client.ts';

const retryMs = 1_000;
const proveMs = 15_000; // how often the connection has to prove that it is alive: a cut line is silent
const closeMs = 1_000; // a database that stands still does not say goodbye

/**
 * Receives what other processes send through `pg_notify(channel, …)`, for as long as the mall runs. A process that lost the
 * connection may have missed something, so `onGap` is called each time it has been found again. `begun` ends with the
 * first try, whether or not it found the database.
 */
export function listenForNotices(
  url: string,
  channel: 'pages_changed' | 'events' | 'messages_waiting',
  onNotice: (payload: string) => void,
  onGap: () => void,
): { begun: Promise<void>; stop(): Promise<void> } {
  let client: DeadlineClient | undefined;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  /** Also called twice for one connection: then there is still only one next try. */
  const retry = (lost: DeadlineClient) => {
    void lost.end();
    if (client === lost) client = undefined;
    if (isStopped || client) return;
    clearTimeout(timer);
    timer = setTimeout(connect, retryMs);
  };

  async function connect() {
    const mine = new DeadlineClient({ connectionString: url, connectionTimeoutMillis: 3_000 });
    mine.on('error', () => retry(mine));
    mine.on('notification', (notice) => onNotice(notice.payload ?? ''));
    try {
      await mine.connect();
      await mine.query(`listen ${channel}`);
      if (isStopped) {
        await mine.end();
        return;
      }
      client = mine;
      onGap();
      void proveAlive(mine);
    } catch {
      retry(mine);
    }
  }

  async function proveAlive(mine: DeadlineClient) {
    try {
      while (client === mine) {
        await sleep(proveMs, undefined, { ref: false });
        if (client === mine) await mine.query('select 1');
      }
    } catch {
      retry(mine);
    }
  }

  return {
    begun: connect(),
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      const mine = client;
      client = undefined;
      if (mine) await Promise.race([mine.end(), sleep(closeMs, undefined, { ref: false })]);
    },
  };
}
