import { constants } from 'node:os';
import { signalReceived } from './program.mjs';

const isTerminal = process.stdout.isTTY === true;
const hasColour = isTerminal && !process.env.NO_COLOR;
const paint = (code, text) => (hasColour ? `\x1b[${code}m${text}\x1b[0m` : text);

/** A failure that is printed as its message, without a stack. */
export function stepFailure(message) {
  const failure = new Error(message);
  failure.name = 'StepFailure';
  return failure;
}

/**
 * Runs one step and prints on one line how long it took. The step gets `note`, to add a word to that line
 * ("up to date"); its result is returned.
 */
export async function step(name, doIt) {
  const startedAt = performance.now();
  let word = '';
  const line = (mark) => {
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1).padStart(5);
    return `  ${mark} ${name.padEnd(11)}${seconds} s${word && `  ${paint(2, word)}`}`;
  };
  const note = (text) => {
    word = text;
    if (isTerminal) process.stdout.write(`\r\x1b[K  … ${name.padEnd(11)}${word}`);
  };
  const print = (mark) => process.stdout.write(`${isTerminal ? '\r\x1b[K' : ''}${line(mark)}\n`);
  note('');
  try {
    const result = await doIt(note);
    print(paint(32, '✓'));
    return result;
  } catch (error) {
    print(paint(31, '✗'));
    throw error;
  }
}

/** Prints the reason and exits. After a Ctrl-C a failed step is expected, so nothing is printed. */
export function fail(reason) {
  const signal = signalReceived();
  if (signal) end({ code: null, signal });
  console.error(reason instanceof Error ? reason : `\n${String(reason).trimEnd()}\n`);
  process.exit(1);
}

/** Exits with the program's exit code, or with 128 + the signal's number as shells do. */
export function end({ code, signal, error }) {
  if (error) console.error(error.message);
  process.exit(code ?? 128 + (constants.signals[signal] ?? 0));
}
