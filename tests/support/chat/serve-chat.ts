import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openDatabase } from '#server/database/connection.ts';
import { openLiveNotifications } from '#server/modules/notifications/site/live.ts';
import { answerUpgrades, asksForSocket, openChat } from '#server/start/chat-upgrades.ts';
import { readSettings } from '#server/start/settings/settings.ts';

// A process of the mall that serves nothing but sockets, also for notifications, on a port of its own, which it prints. Tests kill it; bench measures it.

const settings = readSettings(process.env);
const databaseUrl = settings.databaseUrl ?? '';
openDatabase(databaseUrl);
openLiveNotifications();
const server = createServer({ shouldUpgradeCallback: asksForSocket });
const chat = openChat(settings, databaseUrl);
server.on('upgrade', answerUpgrades(chat, settings.trustedProxies));
await chat.begun;
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`port ${(server.address() as AddressInfo).port}\n`);
});
// Whoever started it asks for its memory so, and it ends with them.
process.on('message', () => process.send?.({ bytes: process.memoryUsage().rss, sockets: chat.count() }));
process.on('disconnect', () => process.exit(0));
