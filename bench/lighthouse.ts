import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse, { desktopConfig } from 'lighthouse';
import { freePort } from '#tests/support/mall/free-port.ts';
import { launchOptions } from './page.ts';

/** Lighthouse's four desktop scores, out of 100. */
export async function scorePage(url: string): Promise<Record<string, number>> {
  const profile = await mkdtemp(join(tmpdir(), 'galleria-lighthouse-'));
  const port = await freePort();
  const browser = spawn(
    launchOptions.executablePath,
    [
      ...launchOptions.args,
      '--headless=new',
      `--remote-debugging-port=${port}`,
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: 'ignore' },
  );
  try {
    await answering(`http://127.0.0.1:${port}/json/version`);
    const result = await lighthouse(url, { port, logLevel: 'error', output: 'json' }, desktopConfig);
    const categories = result?.lhr.categories ?? {};
    return Object.fromEntries(
      Object.values(categories).map(({ title, score }) => [title, Math.round((score ?? 0) * 100)]),
    );
  } finally {
    browser.kill('SIGKILL');
    await new Promise((resolve) => browser.once('exit', resolve));
    await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

async function answering(url: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const isUp = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} did not answer`);
}
