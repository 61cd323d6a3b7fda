import { mkdirSync } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** One movement of money at the test gateway. `id` is the movement's own, so a line written twice counts once. */
export const LedgerEntry = z.object({
  id: z.string(),
  kind: z.enum(['received', 'paid_back']),
  paymentId: z.string(),
  amount: z.int().positive(),
  currency: z.string(),
  operation: z.string().nullable(), // the operation of a provider refund
  at: z.iso.datetime(),
});
export type LedgerEntry = z.infer<typeof LedgerEntry>;

const ledgerFile = (dataDir: string) => join(dataDir, 'sandbox-gateway', 'book.jsonl');

/**
 * The test gateway's own ledger: lines are appended and never changed, and each is on disk before it takes effect. It shares
 * nothing with the mall's tables, so that the two can be compared.
 */
export function openSandboxLedger(dataDir: string) {
  const waiting: { line: string; written(): void; failed(reason: unknown): void }[] = [];
  let isWriting = false;

  async function writeAll(): Promise<void> {
    isWriting = true;
    // All callers that wait now share one flush to disk.
    for (let batch = take(); batch.length > 0; batch = take()) {
      try {
        await writeLines(dataDir, batch.map(({ line }) => line).join(''));
        for (const { written } of batch) written();
      } catch (error) {
        for (const { failed } of batch) failed(error);
      }
    }
    isWriting = false;
  }
  const take = () => waiting.splice(0);

  return {
    append: (entry: LedgerEntry) =>
      new Promise<void>((written, failed) => {
        waiting.push({ line: `${JSON.stringify(entry)}\n`, written, failed });
        if (!isWriting) void writeAll();
      }),
    read: () => readSandboxLedger(dataDir),
  };
}
export type SandboxLedger = ReturnType<typeof openSandboxLedger>;

/** Opens the file for these lines alone: whoever stops using the ledger, or the process, leaves nothing open. */
async function writeLines(dataDir: string, lines: string): Promise<void> {
  mkdirSync(join(dataDir, 'sandbox-gateway'), { recursive: true });
  const file = await open(ledgerFile(dataDir), 'a');
  try {
    await file.appendFile(`\n${lines}`); // first ends a line that a crash or a full disk has cut short
    await file.datasync();
  } finally {
    await file.close().catch(() => {}); // the failed write has reported a full disk already
  }
}

/** Every movement, once each, in the order written. A last line that a crash cut short does not count. */
export async function readSandboxLedger(dataDir: string): Promise<LedgerEntry[]> {
  const text = await readFile(ledgerFile(dataDir), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const lines = text.slice(0, text.lastIndexOf('\n') + 1).split('\n');
  const entries = new Map<string, LedgerEntry>();
  for (const line of lines) {
    const entry = parseLine(line);
    if (entry) entries.set(entry.id, entry);
  }
  return [...entries.values()];
}

function parseLine(line: string): LedgerEntry | null {
  try {
    return LedgerEntry.parse(JSON.parse(line));
  } catch {
    return null; // a line that a crash cut short
  }
}
