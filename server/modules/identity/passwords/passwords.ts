import { hash, parseOptions, verify } from '@node-rs/argon2';
import { Refusal } from '#server/http/refusal.ts';

/** argon2id, the library's default, with the parameters that OWASP recommends. */
export const hashing = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

// A hash occupies a whole core for a while: without a limit, twenty sign-ins a second would occupy all of them.
const concurrency = 2;
const waitingMax = 32;
const waiting: (() => void)[] = [];
let running = 0;

/** The hash to compare with when the account does not exist: takes as long, and never matches. */
const unknownAccountHash =
  `$argon2id$v=19$m=${hashing.memoryCost},t=${hashing.timeCost},p=${hashing.parallelism}` +
  `$${'A'.repeat(22)}$${'A'.repeat(43)}`;

export function hashPassword(password: string): Promise<string> {
  return limited(() => hash(password, hashing));
}

/** Whether the password is right. Without an account it takes as long and is never right. */
export async function isPasswordRight(stored: string | null, given: string): Promise<boolean> {
  const isSame = await limited(() => verify(stored ?? unknownAccountHash, given));
  return isSame && stored !== null;
}

/** Whether a stored hash was computed with other parameters than today's. */
export function isOutdated(stored: string): boolean {
  const { memoryCost, timeCost, parallelism } = parseOptions(stored);
  return memoryCost !== hashing.memoryCost || timeCost !== hashing.timeCost || parallelism !== hashing.parallelism;
}

/** Refuses before anything is counted or read, when the queue for hashing is full. */
export function assertRoomToHash(): void {
  if (waiting.length >= waitingMax) throw new Refusal('busy');
}

async function limited<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running < concurrency) {
    running += 1;
  } else {
    assertRoomToHash();
    await new Promise<void>((resolve) => waiting.push(resolve)); // a finished one passes its place on
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
