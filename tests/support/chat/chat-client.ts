import { WebSocket } from 'ws';
import type { ClientFrame, ServerFrame } from '#contract/chat/frames.ts';
import { chatProtocol, chatSocketPath } from '#contract/chat/shopper.ts';

type Sent = ClientFrame | Record<string, unknown>;

/** A socket as clients use it. Frames that came are there until they are asked for. */
export type ChatClient = {
  socket: WebSocket;
  frames: ServerFrame[];
  send(frame: Sent): void;
  /** The first frame that fits, now or later. Rejects when the socket closes before it comes. */
  next<Found extends ServerFrame>(fits: (frame: ServerFrame) => frame is Found): Promise<Found>;
  /** With which code it was closed. */
  closed: Promise<number>;
};

export const isOf =
  <Type extends ServerFrame['type']>(type: Type) =>
  (frame: ServerFrame): frame is Extract<ServerFrame, { type: Type }> =>
    frame.type === type;

/** Connects with a ticket. Rejects with the status when the mall refuses. */
export async function connectChat(
  port: number,
  ticket: string,
  options: { origin?: string; path?: string; protocols?: string[]; autoPong?: boolean } = {},
): Promise<ChatClient> {
  const { path = chatSocketPath, protocols = [chatProtocol, ticket], autoPong = true } = options;
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, protocols, {
    autoPong,
    ...(options.origin !== undefined && { origin: options.origin }),
  });
  const frames: ServerFrame[] = [];
  const waiting = new Set<() => void>();
  const wake = () => {
    for (const each of waiting) each();
  };
  socket.on('message', (data) => {
    frames.push(JSON.parse(String(data)));
    wake();
  });
  let isClosed = false;
  const closed = new Promise<number>((resolve) =>
    socket.once('close', (code) => {
      isClosed = true;
      resolve(code);
      wake();
    }),
  );
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('unexpected-response', (_, response) => reject(new Error(String(response.statusCode))));
    socket.on('error', reject);
  });
  return {
    socket,
    frames,
    closed,
    send: (frame) => socket.send(JSON.stringify(frame)),
    next(fits) {
      return new Promise((resolve, reject) => {
        const look = () => {
          const found = frames.find(fits);
          if (!found && !isClosed) return;
          waiting.delete(look);
          if (!found) return reject(new Error('the socket was closed'));
          frames.splice(frames.indexOf(found), 1);
          resolve(found as never);
        };
        waiting.add(look);
        look();
      });
    },
  };
}
