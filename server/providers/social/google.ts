import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { createRemoteJWKSet, customFetch, type JWTPayload, jwtVerify, type RemoteJWKSet } from 'jose';
import { z } from 'zod';
import { log } from '#server/http/log.ts';
import { Refusal } from '#server/http/refusal.ts';
import { onceSuccessful } from '#server/providers/once-successful.ts';
import { askForJson, askProvider, textOf } from './ask-provider.ts';
import type { SocialProvider } from './social-provider.ts';

export type GoogleSettings = { clientId: string; clientSecret: string; issuer: string };

type Endpoints = { authorization: string; token: string; keys: RemoteJWKSet };

const Secret = z.object({ nonce: z.string(), verifier: z.string(), callbackUrl: z.string() });
const clockToleranceSeconds = 5;

/** OpenID Connect: the code is exchanged with its PKCE verifier, and only the signed ID token is trusted. */
export function openGoogle({ clientId, clientSecret, issuer }: GoogleSettings): SocialProvider {
  const findEndpoints = onceSuccessful(() => discover(issuer));

  return {
    async begin(callbackUrl) {
      const { authorization } = await findEndpoints();
      const [state, nonce, verifier] = [random(), random(), random()];
      const url = new URL(authorization);
      url.search = new URLSearchParams({
        response_type: 'code',
        client_id: clientId,
        redirect_uri: callbackUrl,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
        prompt: 'select_account',
      }).toString();
      const secret = JSON.stringify({ nonce, verifier, callbackUrl } satisfies z.infer<typeof Secret>);
      return { authorizationUrl: url.href, key: state, secret };
    },

    async end({ proof }, secret) {
      const { nonce, verifier, callbackUrl } = Secret.parse(JSON.parse(secret));
      const { token, keys } = await findEndpoints();
      const answer = await askForJson(token, {
        method: 'POST',
        body: new URLSearchParams({
          grant_type: 'authorization_code',
          code: proof,
          redirect_uri: callbackUrl,
          client_id: clientId,
          client_secret: clientSecret,
          code_verifier: verifier,
        }),
      });
      const claims = await readIdToken(textOf(answer.id_token) ?? '', keys, issuer, clientId, nonce);
      const email = textOf(claims.email);
      return {
        subject: claims.sub ?? '',
        name: textOf(claims.name) ?? '',
        verifiedEmail: claims.email_verified === true ? email : null,
      };
    },
  };
}

async function discover(issuer: string): Promise<Endpoints> {
  const document = await askForJson(`${issuer}/.well-known/openid-configuration`);
  const [authorization, token, keys] = [
    document.authorization_endpoint,
    document.token_endpoint,
    document.jwks_uri,
  ].map(textOf);
  // A document that names another issuer belongs to someone else.
  if (document.issuer !== issuer || !authorization || !token || !keys) throw new Refusal('provider_failed');
  const ask = async (url: string) => new Response(await askProvider(url));
  return { authorization, token, keys: createRemoteJWKSet(new URL(keys), { [customFetch]: ask }) };
}

async function readIdToken(
  idToken: string,
  keys: RemoteJWKSet,
  issuer: string,
  clientId: string,
  nonce: string,
): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(idToken, keys, {
      issuer,
      audience: clientId,
      algorithms: ['RS256'],
      requiredClaims: ['sub', 'iat', 'exp', 'nonce'],
      clockTolerance: clockToleranceSeconds,
    });
    if (!payload.sub || !isSame(String(payload.nonce), nonce)) throw new Error('the nonce does not match');
    if (Array.isArray(payload.aud) && payload.azp !== clientId) throw new Error('the token has several audiences');
    return payload;
  } catch (error) {
    log.warn({ err: error }, 'the ID token of Google was refused');
    throw new Refusal('provider_failed');
  }
}

const random = () => randomBytes(32).toString('base64url');

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
