import { existsSync, watch } from 'node:fs';
import { runProgram, signalReceived, stopProgram } from './program.mjs';
import { inRoot } from './root.mjs';

const watched = ['server', 'contract', 'locales', 'migrations'];
const SETTLE_MS = 150; // an editor writes a file in several strokes

/** Runs the mall for developers and restarts it after each change of the server's files, also after a crash. */
export async function runAgainOnChange(node, args) {
  let changed = makeDeferred();
  let timer = null;
  for (const folder of watched.filter((name) => existsSync(inRoot(name)))) {
    watch(inRoot(folder), { recursive: true }, (_event, file) => {
      if (/\.test\.ts$|(^|\/)\./.test(file ?? '')) return;
      clearTimeout(timer);
      timer = setTimeout(() => changed.resolve(), SETTLE_MS);
    });
  }
  for (;;) {
    const running = runProgram(node, args, { GALLERIA_DEV: '1' });
    const ended = await Promise.race([running, changed.promise]);
    if (ended && signalReceived()) return ended;
    if (ended) {
      console.log('  … ended; waiting for a change');
      await changed.promise;
    }
    changed = makeDeferred();
    await stopProgram();
    if (signalReceived()) return running;
    console.log('  … changed; starting again');
  }
}

function makeDeferred() {
  let resolve;
  const promise = new Promise((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
