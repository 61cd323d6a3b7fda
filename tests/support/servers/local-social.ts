import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { decodeJwt, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { demoClients } from '#demo/social/clients.ts';
import { serveDemoSocial } from '#demo/social/serve.ts';
import type { Api } from '#server/http/serve.ts';

/** How a forged ID token differs from a valid one. */
export type Forgery = { claims?: Partial<JWTPayload>; isSignedByOther?: boolean; alg?: 'none' };

/**
 * Google, Facebook and Twitter on a port of their own: the demo's simulated providers, for a test that acts as the browser.
 * `forge` makes Google's next ID tokens wrong in one way; `environment` are the settings of a mall that uses them.
 */
export async function openLocalSocial(mallUrl = 'http://127.0.0.1:3000') {
  const right = await generateKeyPair('RS256');
  const other = await generateKeyPair('RS256');
  const standIns: Api = new Hono();
  const front = new Hono();
  let forgery: Forgery = {};

  front.get('/dev/social/google/keys', async (context) =>
    context.json({ keys: [{ ...(await exportJWK(right.publicKey)), kid: 'k', alg: 'RS256', use: 'sig' }] }),
  );
  front.post('/dev/social/google/token', async (context) => {
    const answer = await standIns.fetch(context.req.raw);
    if (answer.status !== 200) return answer;
    const given = (await answer.json()) as { id_token: string };
    const claims = { ...decodeJwt(given.id_token), ...forgery.claims };
    if (forgery.alg === 'none') {
      const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
      return context.json({ ...given, id_token: `${part({ alg: 'none' })}.${part(claims)}.` });
    }
    const key = forgery.isSignedByOther ? other.privateKey : right.privateKey;
    const idToken = await new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'k' }).sign(key);
    return context.json({ ...given, id_token: idToken });
  });
  front.all('*', (context) => standIns.fetch(context.req.raw));

  const server = createServer(getRequestListener(front.fetch, { overrideGlobalObjects: false }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const clients = demoClients(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  serveDemoSocial(standIns, clients, mallUrl);
  return {
    clients,
    environment: {
      GOOGLE_CLIENT_ID: clients.google.clientId,
      GOOGLE_CLIENT_SECRET: clients.google.clientSecret,
      GOOGLE_ISSUER: clients.google.issuer,
      FACEBOOK_APP_ID: clients.facebook.appId,
      FACEBOOK_APP_SECRET: clients.facebook.appSecret,
      FACEBOOK_DIALOG_URL: clients.facebook.dialogUrl,
      FACEBOOK_GRAPH_URL: clients.facebook.graphUrl,
      TWITTER_CONSUMER_KEY: clients.twitter.consumerKey,
      TWITTER_CONSUMER_SECRET: clients.twitter.consumerSecret,
      TWITTER_API_URL: clients.twitter.apiUrl,
    },
    forge(next: Forgery) {
      forgery = next;
    },
    close() {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** Chooses a person (or cancels) on a provider's page; returns the address that the browser is redirected to. */
export async function chooseAt(authorizationUrl: string, person: 'mia' | 'shopper' | 'noi' | ''): Promise<URL> {
  const page = await (await fetch(authorizationUrl)).text();
  const links = [...page.matchAll(/href="([^"]+)"/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'));
  const chosen = links.find((link) => new URL(link, authorizationUrl).searchParams.get('person') === person);
  if (!chosen) throw new Error(`There is no ${person || 'way out'} on the page`);
  const answer = await fetch(new URL(chosen, authorizationUrl), { redirect: 'manual' });
  return new URL(answer.headers.get('location') ?? '');
}
