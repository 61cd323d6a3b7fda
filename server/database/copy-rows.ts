import { once } from 'node:events';
import type { Writable } from 'node:stream';
import type pg from 'pg';

type Wire = {
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(why: string): void;
  stream: Writable;
};

/** A value as `COPY` reads it: null is \N, and what would end a value or a row is escaped. */
export function copyValue(value: string | number | boolean | null | Date | readonly (string | number)[]): string {
  if (value === null) return '\\N';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 't' : 'f';
  if (value instanceof Date) return value.toISOString();
  const text = typeof value === 'string' ? value : arrayText(value as readonly (string | number)[]);
  return text.replaceAll(/[\\\t\n\r]/g, (character) => escapes[character] ?? character);
}

const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

function arrayText(values: readonly (string | number)[]): string {
  if (typeof values[0] !== 'string') return `{${values.join(',')}}`;
  return `{${values.map((value) => `"${String(value).replaceAll(/["\\]/g, '\\$&')}"`).join(',')}}`;
}

const sentAtOnce = 65_536;

/**
 * Sends rows by `COPY … FROM STDIN`, many times faster than inserting them. `lines` are texts of whole rows as
 * copyValue writes them, as many to a text as is handy. A statement like any other: it joins the client's transaction.
 */
export function copyRows(client: pg.ClientBase, statement: string, lines: Iterable<string>): Promise<void> {
  return new Promise((resolve, reject) => {
    let failure: Error | undefined;
    const ignore = () => {};
    const pump = async (wire: Wire) => {
      try {
        let waiting = '';
        for (const text of lines) {
          if (failure) return;
          waiting += text;
          if (waiting.length < sentAtOnce) continue;
          wire.sendCopyFromChunk(Buffer.from(waiting));
          waiting = '';
          if (wire.stream.writableNeedDrain) await once(wire.stream, 'drain');
        }
        if (waiting) wire.sendCopyFromChunk(Buffer.from(waiting));
        wire.endCopyFrom();
      } catch (error) {
        wire.sendCopyFail(String(error));
      }
    };
    // What pg calls a submittable: it is handed each message that the server sends while this statement runs.
    client.query({
      submit: (wire: unknown) => (wire as Wire).query(statement),
      handleCopyInResponse: (wire: Wire) => void pump(wire),
      handleError(error: Error) {
        failure = error;
        reject(error);
      },
      handleReadyForQuery: () => resolve(),
      handleCommandComplete: ignore,
      handleRowDescription: ignore,
      handleDataRow: ignore,
      handleEmptyQuery: ignore,
      handlePortalSuspended: ignore,
      handleCopyData: ignore,
    } as unknown as pg.Submittable);
  });
}
