import { mkdirSync } from 'node:fs';
import { type FileHandle, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** One movement of money at the test gateway. `id` is the movement's own, so a line written twice counts once. */
export const BookEntry = z.object({
  id: z.string(),
  kind: z.enum(['received', 'paid_back']),
  paymentId: z.string(),
  amount: z.int().positive(),
  currency: z.string(),
  operation: z.string().nullable(), // the operation of a provider refund
  at: z.iso.datetime(),
});
export type BookEntry = z.infer<typeof BookEntry>;

const bookFile = (dataDir: string) => join(dataDir, 'sandbox-gateway', 'book.jsonl');

/**
 * The test gateway's own book: lines are appended and never changed, and each is on disk before it takes effect. It shares
 * nothing with the mall's tables, so that the two can be compared.
 */
export function openSandboxBook(dataDir: string) {
  let file: Promise<FileHandle> | undefined;
  const waiting: { line: string; written(): void; failed(reason: unknown): void }[] = [];
  let isWriting = false;

  async function writeAll(): Promise<void> {
    isWriting = true;
    // All callers that wait now share one flush to disk.
    for (let batch = take(); batch.length > 0; batch = take()) {
      try {
        file ??= openFile(dataDir);
        const handle = await file;
        await handle.appendFile(batch.map(({ line }) => line).join(''));
        await handle.datasync();
        for (const { written } of batch) written();
      } catch (error) {
        await close(); // reopening starts a new line, since half a line may have been written
        for (const { failed } of batch) failed(error);
      }
    }
    isWriting = false;
  }
  const take = () => waiting.splice(0);

  async function close(): Promise<void> {
    const opened = file;
    file = undefined;
    const handle = await opened?.catch(() => undefined);
    await handle?.close().catch(() => {}); // the failed write has reported a full disk already
  }

  return {
    append: (entry: BookEntry) =>
      new Promise<void>((written, failed) => {
        waiting.push({ line: `${JSON.stringify(entry)}\n`, written, failed });
        if (!isWriting) void writeAll();
      }),
    read: () => readSandboxBook(dataDir),
    close,
  };
}
export type SandboxBook = ReturnType<typeof openSandboxBook>;

async function openFile(dataDir: string): Promise<FileHandle> {
  mkdirSync(join(dataDir, 'sandbox-gateway'), { recursive: true });
  const handle = await open(bookFile(dataDir), 'a');
  await handle.appendFile('\n'); // ends a line that a crash cut short, so that it does not corrupt the next one
  return handle;
}

/** Every movement, once each, in the order written. A last line that a crash cut short does not count. */
export async function readSandboxBook(dataDir: string): Promise<BookEntry[]> {
  const text = await readFile(bookFile(dataDir), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const lines = text.slice(0, text.lastIndexOf('\n') + 1).split('\n');
  const entries = new Map<string, BookEntry>();
  for (const line of lines) {
    const entry = parseLine(line);
    if (entry) entries.set(entry.id, entry);
  }
  return [...entries.values()];
}

function parseLine(line: string): BookEntry | null {
  try {
    return BookEntry.parse(JSON.parse(line));
  } catch {
    return null; // a line that a crash cut short
  }
}
