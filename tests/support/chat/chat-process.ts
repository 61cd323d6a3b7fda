import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('./serve-chat.ts', import.meta.url));

export type ChatProcess = { child: ChildProcess; port: number; ended: Promise<void> };

/** A process that serves sockets of the mall on this database. */
export async function startChatProcess(environment: Record<string, string>): Promise<ChatProcess> {
  const child = fork(program, {
    env: { PATH: process.env.PATH ?? '', NODE_ENV: 'test', LOG_LEVEL: 'silent', ...environment },
    execArgv: [],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout?.on('data', (bytes: Buffer) => {
      const [, found] = /port (\d+)/.exec(String(bytes)) ?? [];
      if (found) resolve(Number(found));
    });
    void ended.then(() => reject(new Error('the process ended before it listened')));
  });
  return { child, port, ended };
}
