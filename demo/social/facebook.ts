import { createHmac } from 'node:crypto';
import { readForm } from '#server/http/read-body.ts';
import type { Api } from '#server/http/serve.ts';
import type { FacebookSettings } from '#server/providers/social/facebook.ts';
import { goBack, isCallback, showConsent } from './consent-page.ts';
import { openPending } from './pending.ts';
import { type DemoPerson, findPerson } from './test-users.ts';

type Asked = { callbackUrl: string; state: string };

const path = '/dev/social/facebook';

/** An OAuth 2 provider with a graph API that has one call: who is signed in. */
export function serveDemoFacebook(api: Api, client: FacebookSettings, mallUrl: string): void {
  const requests = openPending<Asked>();
  const codes = openPending<Asked & { person: DemoPerson }>();
  const tokens = openPending<DemoPerson>();

  api.get(`${path}/dialog/oauth`, (context) => {
    const { client_id, redirect_uri, response_type, state } = context.req.query();
    const isGood = client_id === client.appId && response_type === 'code';
    if (!isGood || !isCallback(redirect_uri, 'facebook', mallUrl) || !state)
      return context.json({ error: { message: 'Invalid request' } }, 400);
    return showConsent(context, 'facebook', requests.put({ callbackUrl: redirect_uri, state }));
  });

  api.get(`${path}/decide`, (context) => {
    const asked = requests.take(context.req.query('request'));
    if (!asked) return context.json({ error: { message: 'Invalid request' } }, 400);
    const { callbackUrl, state } = asked;
    const person = findPerson(context.req.query('person'));
    if (!person) return goBack(context, callbackUrl, { error: 'access_denied', error_reason: 'user_denied', state });
    return goBack(context, callbackUrl, { code: codes.put({ ...asked, person }), state });
  });

  api.post(`${path}/graph/oauth/access_token`, async (context) => {
    const given = (await readForm(context)) as Record<string, string>;
    const isOurs = given.client_id === client.appId && given.client_secret === client.appSecret;
    const asked = isOurs ? codes.take(given.code) : undefined;
    if (!asked || asked.callbackUrl !== given.redirect_uri)
      return context.json({ error: { message: 'Invalid verification code' } }, 400);
    return context.json({ access_token: tokens.put(asked.person), token_type: 'bearer', expires_in: 3_600 });
  });

  api.get(`${path}/graph/me`, (context) => {
    const token = context.req.header('authorization')?.replace(/^Bearer /, '') ?? '';
    const person = tokens.peek(token);
    const proof = createHmac('sha256', client.appSecret).update(token).digest('hex');
    if (!person || context.req.query('appsecret_proof') !== proof)
      return context.json({ error: { message: 'Invalid token' } }, 400);
    return context.json({ id: person.subject, name: person.name, ...(person.email && { email: person.email }) });
  });
}
