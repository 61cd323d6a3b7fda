import { createHash } from 'node:crypto';
import { DeadlineClient } from './deadline-client.ts';

const seenMax = 5_000; // statements that are counted
const namedMax = 400; // prepared at most on each connection: lists of every length make many statements that run only once
const namedAfter = 3;

const seen = new Map<string, { times: number; name: string | null }>();
let named = 0;

export function forgetStatements(): void {
  seen.clear();
  named = 0;
}

type Config = { text?: string; name?: string; submit?: unknown };

/** The name of the prepared statement, once the statement has run a few times. */
function nameOf(text: string): string | undefined {
  const known = seen.get(text) ?? { times: 0, name: null };
  known.times += 1;
  if (known.times === 1 && seen.size < seenMax) seen.set(text, known);
  // Several statements in one text can be run, but not prepared.
  if (known.name === null && known.times > namedAfter && named < namedMax && !text.includes(';')) {
    named += 1;
    known.name = `auto_${createHash('md5').update(text).digest('hex')}`;
  }
  return known.name ?? undefined;
}

/**
 * A connection that parses and plans frequent statements once. Most calls run a few short queries, and parsing them each
 * time takes the database longer than running them.
 */
export class PreparingClient extends DeadlineClient {
  override query(...given: unknown[]): never {
    const [config] = given as [Config | string];
    if (typeof config === 'object' && config.text && !config.name && !config.submit) {
      const name = nameOf(config.text);
      if (name) given[0] = { ...config, name };
    }
    return (super.query as (...given: unknown[]) => unknown).apply(this, given) as never;
  }
}
