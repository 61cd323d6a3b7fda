import { connect } from 'node:net';

// Requests written byte by byte, as other clients may write them; fetch would correct them.

export type RawAnswer = { status: number; headers: Record<string, string>; body: string };

type Sending = {
  /** Ends our side after the last byte, and goes on reading. */
  isHalfClosed?: boolean;
  /** Which answers, counted from 0, are to HEAD: they have a length and no body. */
  heads?: readonly number[];
};

/** Sends these bytes over one connection and reads every answer until the mall closes it. */
export async function exchange(
  port: number,
  parts: readonly (string | Buffer)[],
  { isHalfClosed = false, heads = [] }: Sending = {},
): Promise<RawAnswer[]> {
  const received = await new Promise<Buffer>((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, async () => {
      for (const part of parts) {
        socket.write(part);
        await new Promise((next) => setTimeout(next, 5)); // each in a packet of its own
      }
      if (isHalfClosed) socket.end();
    });
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.once('end', () => {
      socket.end();
      resolve(Buffer.concat(chunks));
    });
    // The mall may close the connection while we still write; what it sent before counts.
    socket.once('error', (error) => (chunks.length > 0 ? resolve(Buffer.concat(chunks)) : reject(error)));
    socket.setTimeout(8_000, () => {
      socket.destroy();
      reject(new Error(`No end after 8 s; so far: ${Buffer.concat(chunks)}`));
    });
  });
  return [...readAnswers(received, heads)];
}

/** Begins a request and closes the connection before its end. */
export async function leaveEarly(port: number, begun: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1' }, () => {
      socket.write(begun, () => setTimeout(() => socket.resetAndDestroy(), 30));
    });
    socket.once('close', () => resolve());
    socket.once('error', reject);
  });
}

/** One request: its line, `Host`, these headers, and a body that is written as it is. */
export function rawRequest(line: string, headers: Record<string, string> = {}, body = ''): string {
  const lines = Object.entries({ host: 'mall.test', ...headers }).map(([name, value]) => `${name}: ${value}`);
  return [`${line} HTTP/1.1`, ...lines, '', body].join('\r\n');
}

/** A body in chunks, with an extension and a trailer, which few clients send and all may. */
export function chunked(...parts: readonly string[]): string {
  const chunks = parts.map((part) => `${Buffer.byteLength(part).toString(16)};part=1\r\n${part}\r\n`);
  return `${chunks.join('')}0\r\nX-Trailer: ended\r\n\r\n`;
}

function* readAnswers(received: Buffer, heads: readonly number[]): Generator<RawAnswer> {
  let rest = received;
  for (let index = 0; rest.length > 0; ) {
    const end = rest.indexOf('\r\n\r\n');
    const [statusLine = '', ...lines] = rest.subarray(0, end).toString('latin1').split('\r\n');
    const status = Number(statusLine.split(' ')[1]);
    const headers = Object.fromEntries(
      lines.map((line) => {
        const [name = '', value = ''] = line.split(/: *(.*)/s);
        return [name.toLowerCase(), value];
      }),
    );
    rest = rest.subarray(end + 4);
    const isInterim = status < 200;
    const hasBody = !isInterim && ![204, 304].includes(status) && !heads.includes(index);
    const [body, after] = hasBody ? takeBody(rest, headers) : ['', rest];
    rest = after;
    if (!isInterim) index += 1;
    yield { status, headers, body };
  }
}

function takeBody(rest: Buffer, headers: Record<string, string>): [string, Buffer] {
  if (headers['transfer-encoding'] === 'chunked') return takeChunks(rest);
  const length = headers['content-length'] === undefined ? rest.length : Number(headers['content-length']);
  return [rest.subarray(0, length).toString('utf8'), rest.subarray(length)];
}

function takeChunks(from: Buffer): [string, Buffer] {
  const parts: Buffer[] = [];
  for (let rest = from; ; ) {
    const lineEnd = rest.indexOf('\r\n');
    const size = Number.parseInt(rest.subarray(0, lineEnd).toString('latin1'), 16);
    const start = lineEnd + 2;
    if (size === 0) return [Buffer.concat(parts).toString('utf8'), rest.subarray(start + 2)];
    parts.push(rest.subarray(start, start + size));
    rest = rest.subarray(start + size + 2);
  }
}
