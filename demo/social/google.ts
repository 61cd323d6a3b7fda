import { createHash } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { readForm } from '#server/http/read-body.ts';
import type { Api } from '#server/http/serve.ts';
import { onceSuccessful } from '#server/providers/once-successful.ts';
import type { GoogleSettings } from '#server/providers/social/google.ts';
import { goBack, isCallback, showConsent } from './consent-page.ts';
import { openPending } from './pending.ts';
import { type DemoPerson, findPerson } from './test-users.ts';

type Asked = { callbackUrl: string; state: string; nonce: string; challenge: string };

const path = '/dev/social/google';
const keyId = 'demo-1';

/** An OpenID Connect provider: authorization code with PKCE, ID tokens signed with a key of this process. */
export function serveDemoGoogle(api: Api, client: GoogleSettings, mallUrl: string): void {
  const requests = openPending<Asked>();
  const codes = openPending<Asked & { person: DemoPerson }>();
  const keys = onceSuccessful(() => generateKeyPair('RS256'));

  api.get(`${path}/.well-known/openid-configuration`, (context) =>
    context.json({
      issuer: client.issuer,
      authorization_endpoint: `${client.issuer}/authorize`,
      token_endpoint: `${client.issuer}/token`,
      jwks_uri: `${client.issuer}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      code_challenge_methods_supported: ['S256'],
    }),
  );

  api.get(`${path}/keys`, async (context) => {
    const { publicKey } = await keys();
    return context.json({ keys: [{ ...(await exportJWK(publicKey)), kid: keyId, alg: 'RS256', use: 'sig' }] });
  });

  api.get(`${path}/authorize`, (context) => {
    const { client_id, redirect_uri, response_type, scope, state, nonce, code_challenge, code_challenge_method } =
      context.req.query();
    const isGood =
      client_id === client.clientId &&
      response_type === 'code' &&
      scope?.split(' ').includes('openid') &&
      code_challenge_method === 'S256';
    if (!isGood || !isCallback(redirect_uri, 'google', mallUrl) || !state || !nonce || !code_challenge)
      return context.json({ error: 'invalid_request' }, 400);
    const asked = { callbackUrl: redirect_uri, state, nonce, challenge: code_challenge };
    return showConsent(context, 'google', requests.put(asked));
  });

  api.get(`${path}/decide`, (context) => {
    const asked = requests.take(context.req.query('request'));
    if (!asked) return context.json({ error: 'invalid_request' }, 400);
    const person = findPerson(context.req.query('person'));
    if (!person) return goBack(context, asked.callbackUrl, { error: 'access_denied', state: asked.state });
    return goBack(context, asked.callbackUrl, { code: codes.put({ ...asked, person }), state: asked.state });
  });

  api.post(`${path}/token`, async (context) => {
    const given = (await readForm(context)) as Record<string, string>;
    const isOurs = given.client_id === client.clientId && given.client_secret === client.clientSecret;
    if (!isOurs) return context.json({ error: 'invalid_client' }, 401);
    const asked = given.grant_type === 'authorization_code' ? codes.take(given.code) : undefined;
    const challenge = createHash('sha256')
      .update(given.code_verifier ?? '')
      .digest('base64url');
    if (!asked || asked.callbackUrl !== given.redirect_uri || asked.challenge !== challenge)
      return context.json({ error: 'invalid_grant' }, 400);
    const { person, nonce } = asked;
    const { privateKey } = await keys();
    const idToken = await new SignJWT({
      name: person.name,
      email: person.email,
      email_verified: person.isVerified,
      nonce,
    })
      .setProtectedHeader({ alg: 'RS256', kid: keyId })
      .setIssuer(client.issuer)
      .setAudience(client.clientId)
      .setSubject(person.subject)
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(privateKey);
    return context.json({ access_token: 'of-no-use', token_type: 'Bearer', expires_in: 3_600, id_token: idToken });
  });
}
