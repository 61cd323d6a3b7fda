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
  });
}

/** Answers requests to change the protocol: there are sockets at one address only. */
export function answerUpgrades(chat: ChatSockets, trustedProxies: readonly string[]) {
  return (incoming: IncomingMessage, socket: Duplex, head: Buffer): void => {
    const forwarded = incoming.headers['x-forwarded-for']?.toString();
    const source = sourceAddress(incoming.socket.remoteAddress, forwarded, trustedProxies);
    const isElsewhere = incoming.method !== 'GET' || incoming.url?.split('?', 1)[0] !== chatSocketPath;
    if (isElsewhere || isSourceBlocked(source)) {
      socket.on('error', () => socket.destroy());
      socket.end(
        `HTTP/1.1 ${isElsewhere ? '404 Not Found' : '403 Forbidden'}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
      );
      return;
    }
    void chat.connect(incoming, socket, head, source);
  };
}
