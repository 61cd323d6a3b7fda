import { listenForNotices } from '#server/database/notifications.ts';
import { databaseTrouble } from '#server/database/trouble.ts';
import { log } from '#server/http/log.ts';
import { handOutToAccount } from './account-frames.ts';
import { everyListener, wakeAll } from './audience.ts';
import { handOut } from './hand-out.ts';
import { type AccountChange, type ChatChange, readChange } from './notices.ts';

const batchMax = 200;

/**
 * Follows what happens in conversations, in this process and in others. Changes are handed out in the order in which they were
 * committed, several at a time when they come quickly. Where some may have been missed, every client is asked to resume.
 */
export function followChanges(databaseUrl: string): { begun: Promise<void>; stop(): Promise<void> } {
  const waiting: (ChatChange | AccountChange)[] = [];
  let working: Promise<void> | null = null;

  async function work(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, batchMax);
      try {
        const ofChats = batch.filter((change) => change.about !== 'account');
        if (ofChats.length > 0) await handOut(ofChats);
        for (const change of batch) if (change.about === 'account') await handOutToAccount(change);
      } catch (error) {
        if (databaseTrouble(error)) log.warn({ err: error }, 'changes of conversations could not be read');
        else log.error({ err: error }, 'handing out changes of conversations failed');
        askToResume();
      }
    }
  }

  const notices = listenForNotices(
    databaseUrl,
    'chat',
    (payload) => {
      const change = readChange(payload);
      if (!change) return askToResume();
      waiting.push(change);
      working ??= work().finally(() => {
        working = null;
      });
    },
    askToResume,
  );
  return {
    begun: notices.begun,
    async stop() {
      await notices.stop();
      await working;
    },
  };
}

function askToResume(): void {
  wakeAll();
  for (const listener of everyListener()) listener.send({ type: 'sync' });
}
