import type { Caller } from '#server/http/caller.ts';
import { countTry } from '#server/http/rate-limit.ts';
import { type CodePurpose, compareCode, type RightCode } from './codes.ts';

type Channel = 'email' | 'sms';

/**
 * Counts a message that is about to be sent, and refuses it when there were too many. Sources are counted first: one that has
 * used up its own limit must not use up the limit of someone else's number.
 */
export async function countMessage(
  caller: Caller,
  channel: Channel,
  purpose: CodePurpose,
  recipient: string,
): Promise<void> {
  await caller.countTry(channel === 'email' ? 'sendMail' : 'sendSms');
  // Per purpose, so that someone who has just registered need not wait for another kind of code.
  await countTry('codePerMinute', `${purpose}:${recipient}`);
  if (channel === 'email') return countTry('mailPerHour', recipient);
  await countTry('smsPerHour', recipient);
  await countTry('smsPerDay', recipient);
  await countTry('smsInAll', 'everybody');
}

/** Compares a typed code, within the limits per source and per recipient. */
export async function checkCode(
  caller: Caller,
  purpose: CodePurpose,
  recipient: string,
  given: string,
): Promise<RightCode> {
  await caller.countTry('checkCode');
  await countTry('checkCodePerHour', `${purpose}:${recipient}`);
  return compareCode(purpose, recipient, given);
}
