import pg from 'pg';
import { log } from '#server/http/log.ts';
import { statementPatienceMs } from './deadline.ts';

type Given = [config: string | { submit?: unknown }, ...rest: unknown[]];
type Callback = (...result: unknown[]) => void;

/**
 * A connection that can be lost at any time without harm, and that never waits for ever. The server's own
 * time limits do not help when the server itself stands still: then the connection is given up, and what was asked fails.
 */
export class DeadlineClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // Attached at once: an 'error' event without a handler ends the process, also while the connection is in use.
    this.on('error', (error) => log.warn({ err: error }, 'a database connection was lost'));
  }

  override query(...given: unknown[]): never {
    const [config] = given as Given;
    const send = (all: unknown[]) => (super.query as (...all: unknown[]) => unknown).apply(this, all);
    // A COPY takes as long as its rows take to come.
    if (typeof config === 'object' && config.submit) return send(given) as never;
    const answered = this.#watch(statementPatienceMs());
    const callback = given.at(-1);
    if (typeof callback === 'function') {
      const told: Callback = (...result) => {
        answered();
        (callback as Callback)(...result);
      };
      return send(given.with(-1, told)) as never;
    }
    const result = send(given) as Promise<unknown>;
    result.then(answered, answered);
    return result as never;
  }

  /** Ends the connection unless the function that is given back is called in time. */
  #watch(ms: number): () => void {
    let isAnswered = false;
    const giveUp = () => {
      if (isAnswered) return;
      log.warn({ ms: Math.round(ms) }, 'a statement got no answer in time: its connection is given up');
      void this.end();
    };
    // The answer may have come while this process was busy: it is read before the connection is given up.
    const timer = setTimeout(() => setImmediate(giveUp), ms).unref();
    return () => {
      isAnswered = true;
      clearTimeout(timer);
    };
  }
}
