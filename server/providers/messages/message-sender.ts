import { listenForNotices } from '#server/database/notifications.ts';
import { log } from '#server/http/log.ts';
import { sendWaiting } from './send-waiting.ts';
import type { Senders } from './senders.ts';

const everyMs = 15_000;

/**
 * Sends messages for as long as the mall runs: as soon as one is committed, in this process or another, and at intervals,
 * for retries that are due and for notices that were missed.
 */
export function startMessageSender(databaseUrl: string, senders: Senders): { stop(): Promise<void> } {
  let running: Promise<void> | null = null;
  let isWokenAgain = false;
  const stopping = new AbortController();

  const wake = () => {
    if (stopping.signal.aborted) return;
    if (running) {
      isWokenAgain = true;
      return;
    }
    running = sendWaiting(senders, stopping.signal)
      .catch((error) => log.error({ err: error }, 'the message queue could not be read'))
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
    /** Waits for messages that are being sent. Another process sends the rest, or this one after its next start. */
    async stop() {
      stopping.abort();
      clearInterval(timer);
      await notices.stop();
      await running;
    },
  };
}
