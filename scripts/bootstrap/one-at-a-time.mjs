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
    if (error.code !== 'EEXIST') return true; // a machine where this cannot be told is prepared all the same
  }
  if (isHeld()) return false;
  rmSync(lock, { force: true });
  return false; // the next look takes it, unless another was quicker
}

function isHeld() {
  try {
    const pid = Number(readFileSync(lock, 'utf8'));
    if (!(pid > 0) || !process.kill(pid, 0)) return false;
    // Numbers are used again, and the dead keep theirs until somebody looks: where it can be seen, it must be one of us.
    return !existsSync('/proc/self/cmdline') || readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('bootstrap.mjs');
  } catch (error) {
    return error.code === 'EPERM';
  }
}
