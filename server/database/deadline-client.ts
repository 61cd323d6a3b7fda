import pg from 'pg';
import { log } from '#server/http/log.ts';
import { statementTimeoutMs } from './deadline.ts';

type Given = [config: string | { submit?: unknown }, ...rest: unknown[]];
type Callback = (...result: unknown[]) => void;

/**
 * A connection that can be lost at any time without ending the process, and that never waits for ever. The server's own time
 * limits do not help when the server itself hangs: then the connection is closed, and its statement fails.
 */
export class DeadlineClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // Attached at once: an 'error' event without a handler ends the process, also while the connection is in use.
    this.on('error', (error) => log.warn({ err: error }, 'database connection lost'));
  }

  override query(...given: unknown[]): never {
    const [config] = given as Given;
    const send = (all: unknown[]) => (super.query as (...all: unknown[]) => unknown).apply(this, all);
    // A COPY takes as long as its rows take to arrive.
    if (typeof config === 'object' && config.submit) return send(given) as never;
    const answered = this.#watch(statementTimeoutMs());
    const callback = given.at(-1);
    if (typeof callback === 'function') {
      const onResult: Callback = (...result) => {
        answered();
        (callback as Callback)(...result);
      };
      return send(given.with(-1, onResult)) as never;
    }
    const result = send(given) as Promise<unknown>;
    result.then(answered, answered);
    return result as never;
  }

  /** Closes the connection unless the returned function is called in time. */
  #watch(ms: number): () => void {
    let isAnswered = false;
    const giveUp = () => {
      if (isAnswered) return;
      log.warn({ ms: Math.round(ms) }, 'a statement timed out without an answer: its connection is closed');
      void this.end();
    };
    // The answer may have arrived while this process was busy: it is read before the connection is closed.
    const timer = setTimeout(() => setImmediate(giveUp), ms).unref();
    return () => {
      isAnswered = true;
      clearTimeout(timer);
    };
  }
}
