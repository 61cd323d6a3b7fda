import { setTimeout as sleep } from 'node:timers/promises';
import { DeadlineClient } from './deadline-client.ts';

const retryMs = 1_000;
const proveMs = 15_000; // how often the connection is checked, since a cut connection gives no sign
const closeMs = 1_000; // a database that hangs does not confirm the close

/**
 * Receives what other processes send through `pg_notify(channel, …)`, for as long as the mall runs. While the connection was
 * lost, notices may have been missed, so `onGap` is called each time it is connected. `begun` resolves after the first try,
 * whether or not it could connect.
 */
export function listenForNotices(
  url: string,
  channel: 'pages_changed' | 'events' | 'messages_waiting' | 'chat',
  onNotice: (payload: string) => void,
  onGap: () => void,
): { begun: Promise<void>; stop(): Promise<void> } {
  let client: DeadlineClient | undefined;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  /** May be called twice for one connection; there is still only one next try. */
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
