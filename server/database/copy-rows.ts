import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Localized } from '#contract/core/languages.ts';

type CopiedValue = string | number | boolean | null | Date | readonly (string | number)[] | Localized;

/** A value as `COPY` reads it: null is \N, and characters that would end a value or a row are escaped. */
export function copyValue(value: CopiedValue): string {
  if (value === null) return '\\N';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 't' : 'f';
  if (value instanceof Date) return value.toISOString();
  const text = typeof value === 'string' ? value : Array.isArray(value) ? arrayText(value) : JSON.stringify(value);
  return text.replaceAll(/[\\\t\n\r]/g, (character) => escapes[character] ?? character);
}

const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

function arrayText(values: readonly (string | number)[]): string {
  if (typeof values[0] !== 'string') return `{${values.join(',')}}`;
  return `{${values.map((value) => `"${String(value).replaceAll(/["\\]/g, '\\$&')}"`).join(',')}}`;
}

const chunkLength = 65_536;

/**
 * Sends rows by `COPY … FROM STDIN`, many times faster than inserting them. Each text of `lines` holds one or more whole rows
 * as copyValue writes them. Like any statement, it is part of the client's transaction.
 */
export async function copyRows(client: pg.ClientBase, statement: string, lines: Iterable<string>): Promise<void> {
  await pipeline(Readable.from(chunks(lines)), client.query(copyFrom(statement)));
}

/** A few large writes instead of one for each row. */
function* chunks(lines: Iterable<string>): Generator<Buffer> {
  let waiting = '';
  for (const text of lines) {
    waiting += text;
    if (waiting.length < chunkLength) continue;
    yield Buffer.from(waiting);
    waiting = '';
  }
  if (waiting) yield Buffer.from(waiting);
}
