import { hash, parseOptions, verify } from '@node-rs/argon2';
import { Refusal } from '#server/http/refusal.ts';

/** argon2id, which is the library's default, at the strength that OWASP asks for. */
export const hashing = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

// A hash takes a whole core for a good while: without a cap, twenty sign-ins a second would take all of them.
const atOnce = 2;
const waitingMax = 32;
const waiting: (() => void)[] = [];
let running = 0;

/** What a password is compared with when there is no account: as much work as a real one, and never right. */
const unknownAccountHash =
  `$argon2id$v=19$m=${hashing.memoryCost},t=${hashing.timeCost},p=${hashing.parallelism}` +
  `$${'A'.repeat(22)}$${'A'.repeat(43)}`;

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, hashing));
}

/** Whether it is the password of the account. Without an account it takes as long and is not. */
export async function isPasswordRight(stored: string | null, given: string): Promise<boolean> {
  const isSame = await inTurn(() => verify(stored ?? unknownAccountHash, given));
  return isSame && stored !== null;
}

/** Whether a stored hash was made with other parameters than those of today. */
export function isOutdated(stored: string): boolean {
  const { memoryCost, timeCost, parallelism } = parseOptions(stored);
  return memoryCost !== hashing.memoryCost || timeCost !== hashing.timeCost || parallelism !== hashing.parallelism;
}

/** Refuses before anything is counted or read, when a hash would have no place in the queue. */
export function assertRoomToHash(): void {
  if (waiting.length >= waitingMax) throw new Refusal('busy');
}

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running < atOnce) {
    running += 1;
  } else {
    assertRoomToHash();
    await new Promise<void>((resolve) => waiting.push(resolve)); // whoever ends hands its turn over
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
