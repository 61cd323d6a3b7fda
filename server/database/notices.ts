import pg from 'pg';
import { log } from '#server/http/log.ts';

const retryMs = 1_000;

/**
 * Hears what other processes tell through `pg_notify(channel, …)`, for as long as the mall runs. Whoever lost the
 * connection may have missed something, so `onGap` is called each time it has been found again. `begun` ends with the
 * first try, whether or not it found the database.
 */
export function listenForNotices(
  url: string,
  channel: 'pages_changed' | 'news' | 'messages_waiting',
  hear: (payload: string) => void,
  onGap: () => void,
): { begun: Promise<void>; stop(): Promise<void> } {
  let client: pg.Client | undefined;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  const retry = () => {
    if (isStopped) return;
    clearTimeout(timer);
    timer = setTimeout(connect, retryMs);
  };

  async function connect() {
    const mine = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
    mine.on('error', (error) => {
      log.warn({ err: error }, 'the notice connection was lost');
      retry();
    });
    mine.on('notification', (notice) => hear(notice.payload ?? ''));
    try {
      await mine.connect();
      await mine.query(`listen ${channel}`);
      if (isStopped) {
        await mine.end();
        return;
      }
      client = mine;
      onGap();
    } catch {
      await mine.end().catch(() => {});
      retry();
    }
  }

  return {
    begun: connect(),
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await client?.end().catch(() => {});
    },
  };
}
