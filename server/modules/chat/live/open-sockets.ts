import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { frameBytesMax } from '#contract/chat/frames.ts';
import { chatProtocol } from '#contract/chat/shopper.ts';
import { databaseTrouble } from '#server/database/trouble.ts';
import { log } from '#server/http/log.ts';
import { touchSession } from '#server/modules/identity/index.ts';
import { countListeners, setDraining } from './audience.ts';
import { type Connection, openConnection } from './connection.ts';
import { findParty } from './find-party.ts';
import { followChanges } from './follow-changes.ts';
import { takeTicket } from './tickets.ts';

const refuseMs = 2_000; // for a client to take its refusal

export type SocketOptions = {
  databaseUrl: string;
  demandsSecondFactor: boolean;
  isAllowedOrigin(origin: string, host: string | undefined): boolean;
  /** Whether nothing is answered at this network address. */
  isBlocked?(source: string): boolean;
  /** How often clients are asked whether they are there. */
  provingMs?: number;
  /** In this process, of one party, and from one network address. */
  socketsMax?: number;
  socketsOfOneMax?: number;
  socketsOfSourceMax?: number;
};

export type ChatSockets = {
  begun: Promise<void>;
  /** Answers a request for a socket: connects it, or refuses it by an HTTP status. */
  connect(incoming: IncomingMessage, socket: Duplex, head: Buffer, source: string): Promise<void>;
  count(): number;
  /** Refuses new sockets and closes the open ones after what they have asked for; calls that wait answer at once. */
  drain(): Promise<void>;
  stop(): Promise<void>;
};

/** Sockets for customer service. */
export function openChatSockets({
  databaseUrl,
  demandsSecondFactor,
  isAllowedOrigin,
  isBlocked = () => false,
  provingMs = 20_000,
  socketsMax = 5_000,
  socketsOfOneMax = 20,
  socketsOfSourceMax = 500,
}: SocketOptions): ChatSockets {
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false, // its memory per socket is not worth it for short texts
    maxPayload: frameBytesMax,
    handleProtocols: () => chatProtocol,
  });
  const connections = new Set<Connection>();
  const fromSource = new Map<string, number>();
  let isDraining = false;
  setDraining(false);
  const changes = followChanges(databaseUrl);

  async function connect(incoming: IncomingMessage, socket: Duplex, head: Buffer, source: string): Promise<void> {
    socket.on('error', () => socket.destroy());
    if (isBlocked(source)) return refuse(socket, 403);
    const { origin, host } = incoming.headers;
    if (isDraining || connections.size >= socketsMax) return refuse(socket, 503);
    if (origin !== undefined && !isAllowedOrigin(origin, host)) return refuse(socket, 403);
    const given = ticketIn(incoming.headers['sec-websocket-protocol']);
    if (given === null) return refuse(socket, 401);
    try {
      const ticket = await takeTicket(given);
      const party = ticket && (await findParty(ticket, demandsSecondFactor));
      if (!ticket || !party) return refuse(socket, 401);
      if (countListeners(party) >= socketsOfOneMax) return refuse(socket, 429);
      if ((fromSource.get(source) ?? 0) >= socketsOfSourceMax) return refuse(socket, 429);
      if (isDraining || connections.size >= socketsMax) return refuse(socket, 503); // it was asked for meanwhile
      server.handleUpgrade(incoming, socket, head, (opened) => {
        const connection = openConnection({
          socket: opened,
          party,
          source,
          findParty: async () => (isBlocked(source) ? null : findParty(ticket, demandsSecondFactor)),
          noteUse: async () => {
            // Only sessions of the console end when nobody uses them.
            if (party.side !== 'shopper' && ticket.sessionId !== null) await touchSession(ticket.sessionId);
          },
        });
        connections.add(connection);
        count(fromSource, source, 1);
        // Each at times of its own: all at once, they would keep the database from everything else.
        const everyMs = provingMs * (0.75 + Math.random() / 2);
        const proving = setInterval(() => void connection.prove().catch(noteTrouble), everyMs).unref();
        opened.once('close', () => {
          clearInterval(proving);
          connections.delete(connection);
          count(fromSource, source, -1);
        });
        opened.send(JSON.stringify({ type: 'hello', side: party.side }));
      });
    } catch (error) {
      noteTrouble(error);
      refuse(socket, 503);
    }
  }

  return {
    begun: changes.begun,
    connect,
    count: () => connections.size,
    async drain() {
      isDraining = true;
      setDraining(true);
      await Promise.all([...connections].map((connection) => connection.drain()));
    },
    async stop() {
      await this.drain();
      await changes.stop();
      setDraining(false);
    },
  };
}

/** The second protocol that a client names: it appears in no address, and so in no log. */
function ticketIn(protocols: string | undefined): string | null {
  const [first, ticket, ...more] = (protocols ?? '').split(',').map((name) => name.trim());
  return first === chatProtocol && ticket && /^[\w-]{43}$/.test(ticket) && more.length === 0 ? ticket : null;
}

const reasons = {
  401: 'Unauthorized',
  403: 'Forbidden',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
} as const;

function count(of: Map<string, number>, name: string, change: 1 | -1): void {
  const sum = (of.get(name) ?? 0) + change;
  if (sum > 0) of.set(name, sum);
  else of.delete(name);
}

/** Says no and ends the connection, also that of a client that leaves its own side of it open. */
function refuse(socket: Duplex, status: keyof typeof reasons): void {
  const tooLong = setTimeout(() => socket.destroy(), refuseMs).unref();
  socket.once('close', () => clearTimeout(tooLong));
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status} ${reasons[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

function noteTrouble(error: unknown): void {
  if (databaseTrouble(error)) log.warn({ err: error }, 'a socket could not be checked: the database is unavailable');
  else log.error({ err: error }, 'connecting or checking a socket failed');
}
