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

/** Where customer service is to be found: a chat in a new window, or an address that the telephone or mail program opens. */
export type ServiceAddress = { url: string; isWindow: boolean };

/** Reads the stored configuration when clicked. Null when none is stored or it names no address. */
export function findServiceAddress(): ServiceAddress | null {
  const chat = readChatConfiguration();
  switch (chat.consumerType) {
    case 'h5':
      return chatWindow(chat.consumerH5Url);
    case 'message':
      return chatWindow(chat.consumerMessage);
    case 'hotline':
      return chat.consumerHotline
        ? { url: `tel:${chat.consumerHotline.replace(/[^\d+]/g, '')}`, isWindow: false }
        : null;
    case 'email':
      return chat.consumerEmail ? { url: `mailto:${chat.consumerEmail}`, isWindow: false } : null;
    default:
      return null;
  }
}

function readChatConfiguration(): Partial<ChatConfiguration> {
  try {
    return JSON.parse(readCookie(cookieName) ?? '{}') ?? {};
  } catch {
    return {};
  }
}

/** A cookie is not to be trusted: "javascript:" and the like lead nowhere. */
function chatWindow(url: string | undefined): ServiceAddress | null {
  if (!url || !URL.canParse(url, location.origin)) return null;
  const { protocol, href } = new URL(url, location.origin);
  return protocol === 'https:' || protocol === 'http:' ? { url: href, isWindow: true } : null;
}

/** The address that calls a number, however it is written. */
export const phoneLink = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`;
