import { expect, test } from 'vitest';
import { oauth1Signature, percentEncode } from './oauth1-signature.ts';

test('signs the worked example of the provider’s own documentation', () => {
  const signature = oauth1Signature(
    'POST',
    'https://api.twitter.com/1.1/statuses/update.json?include_entities=true',
    [
      ['status', 'Hello Ladies + Gentlemen, a signed OAuth request!'],
      ['oauth_consumer_key', 'xvz1evFS4wEEPTGEFPHBog'],
      ['oauth_nonce', 'kYjzVBB8Y0ZFabxSWbWovY3uYSQ2pTgmZeNu2VS4cg'],
      ['oauth_signature_method', 'HMAC-SHA1'],
      ['oauth_timestamp', '1318622958'],
      ['oauth_token', '370773112-GmHxMAgYyLbNEtIKZeRNFsMKPR9EyMZeS9weJAEb'],
      ['oauth_version', '1.0'],
    ],
    {
      consumerSecret: 'kAcSOqF21Fu85e7zjz7ZN2U4ZRhfV3WpwPAoE3Z7kBw',
      tokenSecret: 'LswwdoUaIvS8ltyTt5jkRh4J50vUPVVHtR2YPi5kE',
    },
  );
  expect(signature).toBe('hCtSmYh+iHYCEqBWrE7C7hYmtUk=');
});

test('encodes what encodeURIComponent leaves', () => {
  expect(percentEncode("Ladies + Gentlemen!*'()")).toBe('Ladies%20%2B%20Gentlemen%21%2A%27%28%29');
});
