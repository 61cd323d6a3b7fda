import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { chatSocketPath } from '#contract/chat/shopper.ts';
import { sourceAddress } from '#server/http/source-address.ts';
import { isSourceBlocked } from '#server/modules/accounts/index.ts';
import { type ChatSockets, openChatSockets } from '#server/modules/chat/index.ts';
import { mallAddress, type Settings } from '#server/start/settings/settings.ts';

/** The sockets of customer service, for pages of the mall and of the front-ends that it serves. */
export function openChat(settings: Settings, databaseUrl: string): ChatSockets {
  const own = new URL(mallAddress(settings)).origin;
  return openChatSockets({
    databaseUrl,
    demandsSecondFactor: !settings.isDemo && !settings.isTest,
    isAllowedOrigin: (origin, host) =>
      origin === own || settings.allowedOrigins.includes(origin) || URL.parse(origin)?.host === host,
    isBlocked: isSourceBlocked,
    ...((settings.isDemo || settings.isTest) && { socketsOfSourceMax: 5_000 }), // everyone comes from one address there
  });
}

/** There are sockets at one address only. Elsewhere, whoever offers another protocol (such as `h2c`) is answered as everyone is. */
export const asksForSocket = ({ method, url }: Pick<IncomingMessage, 'method' | 'url'>): boolean =>
  method === 'GET' && url?.split('?', 1)[0] === chatSocketPath;

/** Answers requests for a socket. */
export function answerUpgrades(chat: ChatSockets, trustedProxies: readonly string[]) {
  return (incoming: IncomingMessage, socket: Duplex, head: Buffer): void => {
    const forwarded = incoming.headers['x-forwarded-for']?.toString();
    const source = sourceAddress(incoming.socket.remoteAddress, forwarded, trustedProxies);
    void chat.connect(incoming, socket, head, source);
  };
}
