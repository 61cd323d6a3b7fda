import { readChatConfiguration } from './chat-configuration.ts';
import { openChat } from './store.ts';

/**
 * Where customer service is to be found: the mall's own chat, unless its operators have chosen another way; then a page in a new
 * window, an address that the telephone or mail program opens, or words for those who want to write.
 */
export type ServiceWay =
  | { kind: 'chat' }
  | { kind: 'window'; url: string }
  | { kind: 'program'; url: string }
  | { kind: 'words'; text: string };

/** Reads the stored configuration when clicked. Null when the chosen way has no address that can be used. */
export function findServiceWay(): ServiceWay | null {
  const chat = readChatConfiguration();
  switch (chat.consumerType) {
    case 'h5':
      return pageElsewhere(chat.consumerH5Url);
    case 'message':
      return pageElsewhere(chat.consumerMessage) ?? words(chat.consumerMessage);
    case 'hotline':
      return chat.consumerHotline ? { kind: 'program', url: phoneLink(chat.consumerHotline) } : null;
    case 'email':
      return chat.consumerEmail ? { kind: 'program', url: `mailto:${chat.consumerEmail}` } : null;
    default:
      return { kind: 'chat' };
  }
}

/** Opens customer service; without a way to it, says how the mall is reached otherwise. */
export function openService(sayAway: () => void, show: (words: string) => void): void {
  const way = findServiceWay();
  if (!way) sayAway();
  else if (way.kind === 'chat') openChat({ shopId: null });
  else if (way.kind === 'window') open(way.url, '_blank', 'noopener,noreferrer');
  else if (way.kind === 'program') location.assign(way.url);
  else show(way.text);
}

/** What was stored is not to be trusted: only https leads elsewhere, and a path stays within the mall. */
function pageElsewhere(address: string | undefined): ServiceWay | null {
  if (!address || !/^(?:https:\/\/|\/(?!\/))/i.test(address) || !URL.canParse(address, location.origin)) return null;
  const { protocol, origin, href } = new URL(address, location.origin);
  return protocol === 'https:' || origin === location.origin ? { kind: 'window', url: href } : null;
}

/** Words that are no address of any kind. */
function words(text: string | undefined): ServiceWay | null {
  return text && !/^\s*[a-z][a-z0-9+.-]*:/i.test(text) ? { kind: 'words', text } : null;
}

/** The address that calls a number, however it is written. */
export const phoneLink = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`;
