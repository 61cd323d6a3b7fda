import { hasAddress } from '#contract/questions/has-address.ts';
import { Refusal } from '#server/http/refusal.ts';

/** Refuses web and mail addresses in what is shown to everybody. */
export function assertNoAddress(text: string): void {
  if (hasAddress(text)) throw new Refusal('address_in_text');
}
