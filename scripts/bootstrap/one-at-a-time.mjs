import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from './root.mjs';

const LOOK_AGAIN_MS = 300;
const lock = join(tmpdir(), `galleria-bootstrap-${createHash('sha256').update(root).digest('hex').slice(0, 16)}`);

/** Two commands in the same clone must not install or build at the same time: the second one waits for the first. */
export async function onlyOneAtATime(prepare) {
  let hasSaid = false;
  while (!take()) {
    if (!hasSaid) console.log('  … waiting for another command that prepares this clone');
    hasSaid = true;
    await sleep(LOOK_AGAIN_MS);
  }
  const release = () => rmSync(lock, { force: true });
  process.once('exit', release);
  try {
    return await prepare();
  } finally {
    process.off('exit', release);
    release();
  }
}

function take() {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') return true; // where no lock can be written, go on without one
  }
  if (isHeld()) return false;
  rmSync(lock, { force: true });
  return false; // the next try takes it, unless another process is quicker
}

function isHeld() {
  try {
    const pid = Number(readFileSync(lock, 'utf8'));
    if (!(pid > 0) || !process.kill(pid, 0)) return false;
    // Process ids are used again, and an ended process keeps its id until its parent collects it: where the command line can be
    // read, it must be one of ours.
    return !existsSync('/proc/self/cmdline') || readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('bootstrap.mjs');
  } catch (error) {
    return error.code === 'EPERM';
  }
}
