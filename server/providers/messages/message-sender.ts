import { listenForNotices } from '#server/database/notifications.ts';
import { log } from '#server/http/log.ts';
import type { Carriers } from './carriers.ts';
import { sendWaiting } from './send-waiting.ts';

const everyMs = 15_000;

/**
 * Sends messages for as long as the mall runs: as soon as one is committed, in this process or another, and by the
 * clock, for tries that have become due and for notices that were missed.
 */
export function startMessageSender(databaseUrl: string, carriers: Carriers): { stop(): Promise<void> } {
  let running: Promise<void> | null = null;
  let isWokenAgain = false;
  const stopping = new AbortController();

  const wake = () => {
    if (stopping.signal.aborted) return;
    if (running) {
      isWokenAgain = true;
      return;
    }
    running = sendWaiting(carriers, stopping.signal)
      .catch((error) => log.error({ err: error }, 'messages could not be sent'))
      .finally(() => {
        running = null;
        if (!isWokenAgain) return;
        isWokenAgain = false;
        wake();
      });
  };

  const notices = listenForNotices(databaseUrl, 'messages_waiting', wake, wake);
  const timer = setInterval(wake, everyMs).unref();
  return {
    /** What is being sent is waited for; the rest another process sends, or this one after its next start. */
    async stop() {
      stopping.abort();
      clearInterval(timer);
      await notices.stop();
      await running;
    },
  };
}
