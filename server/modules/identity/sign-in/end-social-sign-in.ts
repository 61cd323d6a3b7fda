import type { SignedIn } from '#contract/identity/shopper.ts';
import type { Caller } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { signInAs } from '#server/modules/identity/sessions/sign-in-as.ts';
import type { SocialProvider } from '#server/providers/social/social-provider.ts';
import { type ProviderName, takeAttempt } from './social-attempts.ts';

/** Completes a sign-in with a provider: asks it who returned, and signs them in. */
export async function endSocialSignIn(
  name: ProviderName,
  provider: SocialProvider | null,
  returned: { key: string; proof: string },
  caller: Caller<'anyone'>,
): Promise<SignedIn> {
  if (!provider) throw new Refusal('provider_closed');
  await caller.countTry('socialEnd');
  const secret = await takeAttempt(name, returned.key, caller.browserMark());
  return signInAs(name, await provider.end(returned, secret), caller);
}
