import type { ChatConfiguration } from '#contract/content/shopper.ts';
import { readCookie, writeCookie } from '#ui/browser/cookies.ts';

const cookieName = 'platformChatConfig';

/** Saves only the part of the home data that says how customer service is reached: a cookie travels with every call. */
export function rememberChatConfiguration(home: ChatConfiguration): void {
  const { consumerType, consumerH5Url, consumerMessage, consumerHotline, consumerEmail } = home;
  const contacts = { consumerType, consumerH5Url, consumerMessage, consumerHotline, consumerEmail };
  writeCookie(cookieName, JSON.stringify(contacts)); // until the browser is closed, so that a changed address gets through
}

export function knowsChatConfiguration(): boolean {
  return readCookie(cookieName) !== null;
}

/** A cookie is not to be trusted: anything may stand in it. */
export function readChatConfiguration(): Partial<ChatConfiguration> {
  try {
    return JSON.parse(readCookie(cookieName) ?? '{}') ?? {};
  } catch {
    return {};
  }
}
