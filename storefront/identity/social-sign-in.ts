import { beginSocialSignIn, requestTwitterToken, type SocialProvider } from '#contract/identity.ts';
import { callFromBrowser } from '../browser-mall.ts';
import { writeCookie } from '../cookies.ts';

/** The token is kept in a cookie until Twitter sends the browser back (specification §6). */
export async function beginTwitter(): Promise<void> {
  const answer = await callFromBrowser(requestTwitterToken, { end: 'pc' });
  writeCookie('twitterToken', JSON.stringify(answer));
  location.assign(answer.authorizationURL);
}

export function beginGoogle(): Promise<void> {
  return begin('google');
}

export function beginFacebook(): Promise<void> {
  return begin('facebook');
}

async function begin(provider: SocialProvider): Promise<void> {
  const { authorizationURL } = await callFromBrowser(beginSocialSignIn, { provider });
  location.assign(authorizationURL);
}
