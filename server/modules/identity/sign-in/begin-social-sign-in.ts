import type { Caller } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { BegunSignIn, SocialProvider } from '#server/providers/social/social-provider.ts';
import { type ProviderName, saveAttempt } from './social-attempts.ts';

/** Starts a sign-in with a provider. Only the same browser can complete it, and the secret stays on the server. */
export async function beginSocialSignIn(
  name: ProviderName,
  provider: SocialProvider | null,
  caller: Caller<'anyone'>,
): Promise<BegunSignIn> {
  if (!provider) throw new Refusal('provider_closed');
  await caller.countTry('socialBegin');
  const begun = await provider.begin(`${caller.origin}/middlewares/callback_${name}`);
  await saveAttempt({ provider: name, key: begun.key, browserHash: caller.markBrowser(), secret: begun.secret });
  return begun;
}
