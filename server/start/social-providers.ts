import { type DemoClients, demoClients } from '#demo/social/clients.ts';
import { openFacebook } from '#server/providers/social/facebook.ts';
import { openGoogle } from '#server/providers/social/google.ts';
import type { SocialProvider } from '#server/providers/social/social-provider.ts';
import { openTwitter } from '#server/providers/social/twitter.ts';
import type { Settings } from '#server/start/settings/settings.ts';

export type SocialProviders = Record<'google' | 'facebook' | 'twitter', SocialProvider | null>;

/**
 * The sign-in providers. One that is not configured is closed, except in the demo mall: there a stand-in speaks the same
 * protocol in this process, so that it can be tried without an account.
 */
export function openSocialProviders(
  { social, isDemo }: Settings,
  publicUrl: string,
): { providers: SocialProviders; standIns: DemoClients | null } {
  const standIns = isDemo ? demoClients(publicUrl) : null;
  const google = social.google ?? standIns?.google;
  const facebook = social.facebook ?? standIns?.facebook;
  const twitter = social.twitter ?? standIns?.twitter;
  return {
    providers: {
      google: google ? openGoogle(google) : null,
      facebook: facebook ? openFacebook(facebook) : null,
      twitter: twitter ? openTwitter(twitter) : null,
    },
    standIns,
  };
}
