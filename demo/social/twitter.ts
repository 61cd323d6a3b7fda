import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import type { Api } from '#server/http/serve.ts';
import { oauth1Signature } from '#server/providers/social/oauth1-signature.ts';
import type { TwitterSettings } from '#server/providers/social/twitter.ts';
import { goBack, isCallback, showConsent } from './consent-page.ts';
import { openPending } from './pending.ts';
import { type DemoPerson, findPerson } from './test-users.ts';

type Asked = { callbackUrl: string; secret: string; approved?: { person: DemoPerson; verifier: string } };

const path = '/dev/social/twitter';
const newSecret = () => randomBytes(24).toString('base64url');

/** An OAuth 1.0a provider: each request of the client is signed, with the secret of its token once it has one. */
export function serveDemoTwitter(api: Api, client: TwitterSettings, mallUrl: string): void {
  const requests = openPending<Asked>();
  const tokens = openPending<{ person: DemoPerson; secret: string }>();

  const isSigned = (context: Context, parameters: Record<string, string>, tokenSecret: string) => {
    const { oauth_signature, ...rest } = parameters;
    const url = client.apiUrl + new URL(context.req.url).pathname.slice(path.length) + new URL(context.req.url).search;
    const keys = { consumerSecret: client.consumerSecret, tokenSecret };
    return (
      rest.oauth_consumer_key === client.consumerKey &&
      oauth_signature === oauth1Signature(context.req.method, url, Object.entries(rest), keys)
    );
  };
  const refuse = (context: Context) =>
    context.json({ errors: [{ code: 32, message: 'Could not authenticate you' }] }, 401);

  api.post(`${path}/oauth/request_token`, (context) => {
    const given = oauthParameters(context);
    const { oauth_callback: callbackUrl } = given;
    if (!isSigned(context, given, '') || !isCallback(callbackUrl, 'twitter', mallUrl)) return refuse(context);
    const secret = newSecret();
    const token = requests.put({ callbackUrl, secret });
    return context.text(formOf({ oauth_token: token, oauth_token_secret: secret, oauth_callback_confirmed: 'true' }));
  });

  api.get(`${path}/oauth/authenticate`, (context) => {
    const token = context.req.query('oauth_token');
    return token && requests.peek(token) ? showConsent(context, 'twitter', token) : refuse(context);
  });

  api.get(`${path}/decide`, (context) => {
    const token = context.req.query('request') ?? '';
    const asked = requests.peek(token);
    if (!asked || asked.approved) return refuse(context);
    const person = findPerson(context.req.query('person'));
    if (!person) {
      requests.take(token);
      return goBack(context, asked.callbackUrl, { denied: token });
    }
    asked.approved = { person, verifier: newSecret() };
    return goBack(context, asked.callbackUrl, { oauth_token: token, oauth_verifier: asked.approved.verifier });
  });

  api.post(`${path}/oauth/access_token`, (context) => {
    const given = oauthParameters(context);
    const asked = requests.take(given.oauth_token);
    const isGood =
      asked?.approved && asked.approved.verifier === given.oauth_verifier && isSigned(context, given, asked.secret);
    if (!asked?.approved || !isGood) return refuse(context);
    const { person } = asked.approved;
    const secret = newSecret();
    const token = tokens.put({ person, secret });
    return context.text(formOf({ oauth_token: token, oauth_token_secret: secret, user_id: person.subject }));
  });

  api.get(`${path}/1.1/account/verify_credentials.json`, (context) => {
    const given = oauthParameters(context);
    const found = tokens.peek(given.oauth_token);
    if (!found || !isSigned(context, given, found.secret)) return refuse(context);
    const { person } = found;
    return context.json({ id_str: person.subject, name: person.name, email: person.isVerified ? person.email : null });
  });
}

/** What the Authorization header says, decoded. */
function oauthParameters(context: Context): Record<string, string> {
  const header = context.req.header('authorization') ?? '';
  const pairs = [...header.matchAll(/(oauth_\w+)="([^"]*)"/g)];
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name, decoded(value)]));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // then the signature check fails
  }
}

function formOf(values: Record<string, string>): string {
  return new URLSearchParams(values).toString();
}
