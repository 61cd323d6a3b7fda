import type { Call } from './call.ts';
import type { RefusalReason } from './refusals.ts';

/** Every reason for which a call may be refused: those it lists, and those that follow from its method and caller. */
export function reasonsOf({
  method,
  who,
  asksAgain,
  refuses,
}: Pick<Call, 'method' | 'who' | 'asksAgain' | 'refuses'>): RefusalReason[] {
  const general: RefusalReason[] = ['bad_input', 'busy'];
  if (method !== 'GET') general.push('from_elsewhere', 'too_large', 'wrong_content_type');
  if (who !== 'anyone') general.push('not_signed_in');
  if (who === 'merchant' || who === 'platform') general.push('not_allowed', 'second_factor_needed');
  if (who === 'merchant') general.push('too_many_tries'); // keys have a limit of their own
  if (who === 'merchant' && method !== 'GET') general.push('looking_only'); // to operators who look at a shop
  if (asksAgain) general.push('prove_self_first');
  return [...new Set([...general, ...refuses])];
}
