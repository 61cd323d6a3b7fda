import { randomBytes } from 'node:crypto';
import type { FacebookSettings } from '#server/providers/social/facebook.ts';
import type { GoogleSettings } from '#server/providers/social/google.ts';
import type { TwitterSettings } from '#server/providers/social/twitter.ts';

export const demoClientId = 'galleria-demo';

/** The mall as a client of the simulated providers: their addresses, and secrets that live as long as the process. */
export type DemoClients = { google: GoogleSettings; facebook: FacebookSettings; twitter: TwitterSettings };

export function demoClients(baseUrl: string): DemoClients {
  const at = `${baseUrl}/dev/social`;
  const secret = () => randomBytes(24).toString('base64url');
  return {
    google: { clientId: demoClientId, clientSecret: secret(), issuer: `${at}/google` },
    facebook: {
      appId: demoClientId,
      appSecret: secret(),
      dialogUrl: `${at}/facebook/dialog/oauth`,
      graphUrl: `${at}/facebook/graph`,
    },
    twitter: { consumerKey: demoClientId, consumerSecret: secret(), apiUrl: `${at}/twitter` },
  };
}
