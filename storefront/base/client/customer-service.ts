import { readChatConfiguration } from './chat-configuration.ts';

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

/** What was stored is not to be trusted: "javascript:" and the like lead nowhere. */
function chatWindow(url: string | undefined): ServiceAddress | null {
  if (!url || !URL.canParse(url, location.origin)) return null;
  const { protocol, href } = new URL(url, location.origin);
  return protocol === 'https:' || protocol === 'http:' ? { url: href, isWindow: true } : null;
}

/** The address that calls a number, however it is written. */
export const phoneLink = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`;
