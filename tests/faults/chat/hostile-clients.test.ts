import { once } from 'node:events';
import { connect } from 'node:net';
import { beforeAll, describe, expect, test } from 'vitest';
import { closeCodes, frameBytesMax } from '#contract/chat/frames.ts';
import * as desk from '#contract/chat/merchant.ts';
import * as contract from '#contract/chat/shopper.ts';
import { chatProtocol, chatSocketPath } from '#contract/chat/shopper.ts';
import { as, type Person } from '#tests/support/accounts/accounts.ts';
import { connectChat, isOf } from '#tests/support/chat/chat-client.ts';
import { chatServer, ownOrigin, sending } from '#tests/support/chat/chat-server.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';

// What clients may send over sockets of customer service, who may connect, and how connections end.

const mall = openMallUnderTest({ DEMO: '1' });
const { opened, server, blocked, ticketOf, connected, aConversation } = chatServer(mall);

describe('a connection is refused', () => {
  const status = (ticket: string, options?: Parameters<typeof connectChat>[2]) =>
    connectChat(opened.port, ticket, options).then(
      () => 101,
      (error: Error) => Number(error.message),
    );

  test('without a ticket, with one that was used, of another site, and at another address', async () => {
    const { ana } = await aConversation();
    const ticket = await ticketOf(as(ana.token));
    expect(await status(ticket, { origin: 'https://evil.example' })).toBe(403);
    expect(await status('x'.repeat(43))).toBe(401);
    expect(await status(ticket, { protocols: [chatProtocol] })).toBe(401);
    expect(await status(ticket, { path: '/api/chat/other' })).toBe(404);
    const first = await connectChat(opened.port, ticket, { origin: ownOrigin });
    expect(await status(ticket)).toBe(401);
    first.socket.terminate();
    const late = await ticketOf(as(ana.token));
    await mall.pool.query("update chat_tickets set ends_at = now() - interval '1 second'");
    expect(await status(late)).toBe(401);
  });

  test('when someone has too many', async () => {
    const { ana } = await aConversation();
    const open = [];
    for (let count = 0; count < 3; count++) open.push(await connected(as(ana.token)));
    expect(await status(await ticketOf(as(ana.token)))).toBe(429);
    for (const client of open) client.socket.terminate();
  });

  test('when its request is broken, and the mall lives on', async () => {
    for (const sent of [
      `GET ${chatSocketPath} HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
      `GET ${chatSocketPath} HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: h2c\r\nSec-WebSocket-Protocol: ${'x'.repeat(9_000)}\r\n\r\n`,
    ]) {
      const socket = connect(opened.port, '127.0.0.1');
      socket.end(sent);
      const [answered] = await once(socket, 'data');
      expect(String(answered)).toMatch(/^HTTP\/1\.1 401 /);
      socket.destroy();
    }
  });
});

/** Sends a request as it is written, and never ends its own side of the connection. */
async function askAndStay(lines: readonly string[]) {
  const socket = connect({ port: opened.port, host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => {});
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  const [answered] = await once(socket, 'data');
  return { socket, status: String(answered).split('\r\n', 1)[0] };
}

test('a client that was refused and does not hang up is hung up on', async () => {
  const count = () => new Promise((resolve) => server.getConnections((_, sum) => resolve(sum)));
  const before = await count();
  const { socket, status } = await askAndStay([
    `GET ${chatSocketPath} HTTP/1.1`,
    ...['Host: a', 'Connection: Upgrade', 'Upgrade: websocket'],
  ]);
  expect(status).toBe('HTTP/1.1 401 Unauthorized');
  await expect.poll(count).toBe(before);
  socket.destroy();
});

test('a request that offers another protocol elsewhere is answered like any other', async () => {
  const { socket, status } = await askAndStay([
    'GET /api/front/chat/unread HTTP/1.1',
    ...['Host: a', 'Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAAP__'],
  ]);
  expect(status).toBe('HTTP/1.1 200 OK');
  socket.destroy();
});

test('where nothing is answered any more, sockets are closed and no new one is opened', async () => {
  const { ana } = await aConversation();
  const client = await connected(as(ana.token));
  const ticket = await ticketOf(as(ana.token));
  blocked.add('127.0.0.1');
  try {
    await expect(connectChat(opened.port, ticket)).rejects.toThrow('403');
    expect(await client.closed).toBe(closeCodes.notAllowed);
  } finally {
    blocked.clear();
  }
});

test('something else on the channel of changes does not end the process, and clients ask what they missed', async () => {
  const { ana } = await aConversation();
  const client = await connected(as(ana.token));
  await mall.pool.query("select pg_notify('chat', 'by hand')");
  expect(await client.next(isOf('sync'))).toEqual({ type: 'sync' });
  client.socket.terminate();
});

describe('a client that sends', () => {
  let ana: Person;
  beforeAll(async () => {
    ({ ana } = await aConversation());
  });

  test.each([
    ['no JSON', '{"type":', 'type'],
    ['nothing', '', 'type'],
    ['a number', '7', ''],
    ['an unknown kind of frame', '{"type":"drop table","id":5}', 'type'],
    ['text that is too long', JSON.stringify({ ...sending(1, 'x'.repeat(2_001)), id: 5 }), 'content.text'],
    ['a number that is none', '{"type":"resume","id":5,"chatId":"__proto__","after":0}', 'chatId'],
    ['a key that is none', JSON.stringify({ ...sending(1, 'x', "' or 1=1 --"), id: 5 }), 'key'],
    ['deep JSON', `${'['.repeat(5_000)}${']'.repeat(5_000)}`, ''],
  ])('%s learns what is wrong, and goes on', async (_, frame) => {
    const client = await connected(as(ana.token));
    client.socket.send(frame);
    expect(await client.next(isOf('error'))).toMatchObject({ reason: 'bad_input' });
    client.send({ type: 'ping', id: 'p' });
    expect(await client.next(isOf('pong'))).toEqual({ type: 'pong', id: 'p' });
    client.socket.terminate();
  });

  test('bytes learns that, too', async () => {
    const client = await connected(as(ana.token));
    client.socket.send(Buffer.from([0, 255, 254]));
    expect(await client.next(isOf('error'))).toMatchObject({ reason: 'bad_input' });
    client.socket.terminate();
  });

  test('a frame that is too large is closed', async () => {
    const client = await connected(as(ana.token));
    client.socket.send(' '.repeat(frameBytesMax + 1));
    expect(await client.closed).toBe(closeCodes.tooLarge);
  });

  test('a flood is refused frame by frame and then closed; what was acknowledged is there', async () => {
    const flooding = await aConversation();
    const client = await connected(as(flooding.ana.token));
    for (let count = 0; count < 200; count++) client.send(sending(flooding.chatId, `flood ${count}`));
    expect(await client.closed).toBe(closeCodes.badFrames);
    const acknowledged = client.frames.flatMap((frame) => (frame.type === 'sent' ? [frame.number] : []));
    const { rows } = await mall.pool.query('select count(*)::int, max(number) from chat_messages where chat_id = $1', [
      flooding.chatId,
    ]);
    expect(rows[0].count).toBe(rows[0].max);
    expect(rows[0].count).toBeGreaterThanOrEqual(acknowledged.length);
    expect(rows[0].count).toBeLessThanOrEqual(60);
  });

  test('markup, control characters and other directions reaches the other side as plain text', async () => {
    const hostile = await aConversation();
    const [client, clerk] = [
      await connected(as(hostile.ana.token)),
      await connected(as(opened.shop.token), desk.openTicket),
    ];
    client.send(sending(hostile.chatId, '<img src=x onerror=alert(1)>\u202e\u0000\u001b[31mred'));
    const { message } = await clerk.next(
      (frame): frame is Extract<typeof frame, { type: 'message' }> =>
        frame.type === 'message' && frame.chatId === hostile.chatId,
    );
    expect(message.content).toMatchObject({ kind: 'text', text: '<img src=x onerror=alert(1)>[31mred' });
    for (const each of [client, clerk]) each.socket.terminate();
  });
});

describe('a connection ends', () => {
  test('when its client does not answer any more', async () => {
    const { ana } = await aConversation();
    // Alive for TCP, and nobody behind it.
    const client = await connectChat(opened.port, await ticketOf(as(ana.token)), { autoPong: false });
    expect(await client.closed).toBe(1006);
  });
});

test('a mall that closes answers what was sent, says that it restarts, and takes no one else', async () => {
  const { ana, chatId } = await aConversation();
  const client = await connected(as(ana.token));
  client.send(sending(chatId, 'last words'));
  await client.next(isOf('sent'));
  const waiting = mall.ask(contract.waitForMessages, { chatId, after: 1, seen: 1 }, as(ana.token));
  const refused = ticketOf(as(ana.token));
  await opened.chat.drain();
  expect(await client.closed).toBe(closeCodes.restarting);
  expect((await waiting).code).toBe(200);
  await expect(connectChat(opened.port, await refused)).rejects.toThrow('503');
  expect(opened.chat.count()).toBe(0);
});
