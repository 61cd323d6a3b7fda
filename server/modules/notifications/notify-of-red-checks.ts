import type { Transaction } from '#server/database/connection.ts';
import { platformLink } from './mail-links.ts';
import { buttonBlock } from './mail-words.ts';
import { notify } from './notify.ts';
import { listOperatorReaders } from './reader-queries.ts';

const listedMax = 10;

/** Notifies the operators of the machine room that promises of the self-check are broken. */
export async function notifyOfRedChecks(
  tx: Transaction,
  { runId, promises }: { runId: number; promises: readonly string[] },
): Promise<void> {
  const list = promises.slice(0, listedMax).map((text) => `· ${text}`);
  for (const reader of await listOperatorReaders(tx, 'machine')) {
    const { locale } = reader;
    await notify(tx, reader, {
      kind: 'platformChecksRed',
      cause: String(runId),
      link: '/checks',
      values: { count: promises.length, list: list.join('\n') },
      blocks: [buttonBlock(locale, 'openChecks', platformLink(locale, '/checks'))],
    });
  }
}
