import { z } from 'zod';
import type { FacebookSettings } from '#server/providers/social/facebook.ts';
import type { GoogleSettings } from '#server/providers/social/google.ts';
import type { TwitterSettings } from '#server/providers/social/twitter.ts';

const url = z.url({ protocol: /^https?$/ }).transform((address) => address.replace(/\/+$/, ''));
const word = z.string().regex(/^\S+$/, 'must be one word').default('');

/** Sign-in with providers. The default addresses are the providers' own; others are for tests and for a provider's sandbox. */
export const SocialSettings = z.object({
  GOOGLE_CLIENT_ID: word,
  GOOGLE_CLIENT_SECRET: word,
  GOOGLE_ISSUER: url.default('https://accounts.google.com'),
  FACEBOOK_APP_ID: word,
  FACEBOOK_APP_SECRET: word,
  FACEBOOK_DIALOG_URL: url.default('https://www.facebook.com/v24.0/dialog/oauth'),
  FACEBOOK_GRAPH_URL: url.default('https://graph.facebook.com/v24.0'),
  TWITTER_CONSUMER_KEY: word,
  TWITTER_CONSUMER_SECRET: word,
  TWITTER_API_URL: url.default('https://api.x.com'),
});

/** A provider is open only with both of its values; pages get Facebook's app id either way. */
export function readSocialSettings(data: z.infer<typeof SocialSettings>): {
  google: GoogleSettings | null;
  facebook: FacebookSettings | null;
  twitter: TwitterSettings | null;
  facebookAppId: string;
} {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = data;
  const { FACEBOOK_APP_ID: appId, FACEBOOK_APP_SECRET: appSecret } = data;
  const { TWITTER_CONSUMER_KEY: consumerKey, TWITTER_CONSUMER_SECRET: consumerSecret } = data;
  return {
    google: clientId && clientSecret ? { clientId, clientSecret, issuer: data.GOOGLE_ISSUER } : null,
    facebook:
      appId && appSecret
        ? { appId, appSecret, dialogUrl: data.FACEBOOK_DIALOG_URL, graphUrl: data.FACEBOOK_GRAPH_URL }
        : null,
    twitter: consumerKey && consumerSecret ? { consumerKey, consumerSecret, apiUrl: data.TWITTER_API_URL } : null,
    facebookAppId: appId,
  };
}
