import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockDataFolder } from './data-folder-lock.ts';
import { processStartOf } from './embedded/process-identity.ts';

let dataDir: string;
const lockFile = () => join(dataDir, 'mall.lock');

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'galleria-lock-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

test('a folder that another mall uses is refused with its process, and the lock stays', async () => {
  const otherMall = spawn('sleep', ['30'], { stdio: 'ignore' });
  await once(otherMall, 'spawn');
  const theirs = `${otherMall.pid} ${processStartOf(otherMall.pid ?? 0)}\n`;
  writeFileSync(lockFile(), theirs);
  expect(() => lockDataFolder(dataDir, 0)).toThrow(
    expect.objectContaining({
      name: 'StartFailure',
      message: `Another mall (process ${otherMall.pid}) is using the data folder ${dataDir}.`,
    }),
  );
  expect(readFileSync(lockFile(), 'utf8')).toBe(theirs);

  otherMall.kill('SIGKILL');
  await once(otherMall, 'exit');
  lockDataFolder(dataDir).release();
  expect(existsSync(lockFile())).toBe(false);
});

test('a mall that is just closing is waited for', async () => {
  const closing = spawn('sleep', ['0.3'], { stdio: 'ignore' });
  await once(closing, 'spawn');
  writeFileSync(lockFile(), `${closing.pid} ${processStartOf(closing.pid ?? 0)}\n`);
  lockDataFolder(dataDir);
  expect(readFileSync(lockFile(), 'utf8')).toMatch(new RegExp(`^${process.pid} `));
});

test('a lock whose number now belongs to another process is taken over', () => {
  writeFileSync(lockFile(), `${process.ppid} 1\n`);
  lockDataFolder(dataDir);
  expect(readFileSync(lockFile(), 'utf8')).toBe(`${process.pid} ${processStartOf(process.pid)}\n`);
});

test('a lock cut short by a crash is taken over', () => {
  writeFileSync(lockFile(), '');
  lockDataFolder(dataDir);
  expect(readFileSync(lockFile(), 'utf8')).toMatch(/^\d+ .+\n$/);
});

test('releasing leaves a lock that has become another mall’s', () => {
  const lock = lockDataFolder(dataDir);
  writeFileSync(lockFile(), '1 1\n');
  lock.release();
  expect(readFileSync(lockFile(), 'utf8')).toBe('1 1\n');
});

test('a folder that cannot be created is reported in one line', () => {
  writeFileSync(join(dataDir, 'file'), '');
  const impossible = join(dataDir, 'file', 'data');
  expect(() => lockDataFolder(impossible)).toThrow(
    `The data folder ${impossible} cannot be written (ENOTDIR). Set DATA_DIR to a folder that can be.`,
  );
});
