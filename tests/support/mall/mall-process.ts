import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../../server/start/main.ts', import.meta.url));

/** The real program, started for a test. Needs the built storefront, as `npm test` provides. */
export type MallProcess = {
  child: ChildProcess;
  origin: string;
  /** Everything printed and logged so far. */
  output(): string;
  /** Its exit code, once it has ended; null when it was killed. */
  ended: Promise<number | null>;
};

/** Starts the mall and waits until it is open. */
export async function startMall(port: number, environment: Record<string, string>): Promise<MallProcess> {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, PORT: String(port), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (bytes: Buffer) => {
        output += bytes;
        if (output.includes('The mall is open')) resolve();
      });
    void ended.then((code) => reject(new Error(`the mall ended with ${code}: ${output}`)));
  });
  return { child, origin: `http://127.0.0.1:${port}`, output: () => output, ended };
}

/** Ends a mall that a test has left running. */
export async function stopMall(mall: MallProcess | undefined): Promise<void> {
  if (!mall) return;
  mall.child.kill('SIGTERM');
  const tooLong = setTimeout(() => mall.child.kill('SIGKILL'), 20_000);
  await mall.ended;
  clearTimeout(tooLong);
}
