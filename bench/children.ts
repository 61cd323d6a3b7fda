import { type ChildProcess, fork, spawn } from 'node:child_process';

// The programs that a bench measures. Only addresses on this machine are asked.
const children: ChildProcess[] = [];
const folder = (path: string) => new URL(path, import.meta.url).pathname;

/** Starts the built demo mall on a database, and gives its address once it is open. */
export async function openMall(
  port: number,
  databaseUrl: string,
  dataDir: string,
  more: Record<string, string> = {},
): Promise<string> {
  const mall = spawn(process.execPath, [folder('../server/start/main.ts')], {
    env: {
      ...process.env,
      NODE_ENV: undefined, // React then runs its production build, as in production, where the demo would not start
      DEMO: '1',
      LOG_LEVEL: 'error',
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      ...more,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(mall);
  await new Promise<void>((resolve, reject) => {
    mall.stdout?.on('data', (said: Buffer) => {
      if (said.includes('The mall is open')) resolve();
    });
    mall.once('exit', (code) => reject(new Error(`the mall ended with code ${code}`)));
  });
  return `http://127.0.0.1:${port}`;
}

/** Starts one of the bare programs in this folder, which sends its port as its first message. */
export async function openBare(
  file: './bare.ts' | './bare-rows.ts',
  env: Record<string, string> = {},
): Promise<string> {
  const bare = fork(folder(file), { stdio: 'inherit', env: { ...process.env, ...env } });
  children.push(bare);
  const port = await new Promise<number>((resolve) => bare.once('message', (said) => resolve(said as number)));
  return `http://127.0.0.1:${port}`;
}

export async function stopAll(): Promise<void> {
  const running = children.splice(0);
  for (const child of running) child.kill('SIGTERM');
  await Promise.all(
    running.map((child) =>
      child.exitCode !== null || child.signalCode ? null : new Promise((resolve) => child.once('exit', resolve)),
    ),
  );
}
