import { spawn } from 'node:child_process';
import { delimiter } from 'node:path';
import { inRoot, isWindows, root } from './root.mjs';

// One Ctrl-C arrives several times: from the terminal, and passed on by npm. Only a signal after this pause counts as a second one.
const SAME_KEYSTROKE_MS = 700;
const PARENT_CHECK_MS = 100;

let current = null;
let received = null;
let receivedAt = 0;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => passOn(signal));
endWithNpm();

/** The signal by which we were asked to end, if we were. */
export const signalReceived = () => received;

/** Runs a program of ours, with its output on our terminal, and returns how it ended. */
export function runProgram(node, args, env = {}) {
  const endWithParent = new URL('./end-with-parent.mjs', import.meta.url).href;
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
  return run(node, ['--import', endWithParent, ...args], { env: { ...process.env, ...env }, stdio }, () => {});
}

/** Runs a tool and collects its output, which the caller shows if it failed. */
export async function runQuietly(program, args, { env = {}, cwd = root } = {}) {
  const said = [];
  const options = { env: { ...process.env, ...env }, cwd, stdio: ['ignore', 'pipe', 'pipe'], detached: !isWindows };
  const ended = await run(program, args, options, (child) => {
    child.stdout.on('data', (chunk) => said.push(chunk));
    child.stderr.on('data', (chunk) => said.push(chunk));
  });
  return { isDone: ended.code === 0, output: Buffer.concat(said).toString() };
}

/** Stops what runs now, and resolves when it is gone. */
export async function stopProgram() {
  const stopping = current;
  if (!stopping) return;
  send(stopping, 'SIGTERM');
  await stopping.hasEnded;
}

function run(program, args, options, onStart) {
  if (received) return Promise.resolve({ code: null, signal: received });
  const path = `${inRoot('node_modules', '.bin')}${delimiter}${options.env.PATH ?? ''}`;
  const child = spawn(program, args, { cwd: root, ...options, env: { ...options.env, PATH: path } });
  onStart(child);
  const hasEnded = new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 127, signal: null, error }));
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
  const running = { child, hasEnded, isGroup: options.detached === true };
  current = running;
  return hasEnded.finally(() => {
    if (current === running) current = null;
  });
}

/** The first signal is passed on to the program; a second one kills it. */
function passOn(signal) {
  const now = performance.now();
  const isRepetition = received !== null && now - receivedAt < SAME_KEYSTROKE_MS;
  if (isRepetition) return;
  const isSecond = received !== null;
  received ??= signal;
  receivedAt = now;
  if (!current) process.exit(128 + { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 }[signal]);
  send(current, isSecond ? 'SIGKILL' : signal === 'SIGHUP' ? 'SIGTERM' : signal);
}

function send({ child, isGroup }, signal) {
  if (child.pid === undefined || child.exitCode !== null) return;
  try {
    process.kill(isGroup ? -child.pid : child.pid, signal);
  } catch {
    // it has ended by itself
  }
}

/** Ends this process when npm was killed and could not pass a signal on; otherwise the mall would go on running. */
function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const npm = process.ppid;
  setInterval(() => process.ppid !== npm && received === null && passOn('SIGTERM'), PARENT_CHECK_MS).unref();
}
