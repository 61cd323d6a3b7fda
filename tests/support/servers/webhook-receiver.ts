import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Received = { path: string; headers: IncomingHttpHeaders; body: string };

export type Receiver = {
  url: string;
  received: Received[];
  /** What the next requests are answered with; 204 once none is left. */
  answerWith(...answers: { status: number; body?: string; headers?: Record<string, string> }[]): void;
  close(): Promise<void>;
};

/** A server of a shop that stores what it is sent. */
export async function openReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  const answers: { status: number; body?: string; headers?: Record<string, string> }[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk;
    received.push({ path: request.url ?? '', headers: request.headers, body });
    const { status, headers = {}, body: answer = '' } = answers.shift() ?? { status: 204 };
    response.writeHead(status, headers).end(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`,
    received,
    answerWith: (...next) => void answers.push(...next),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
