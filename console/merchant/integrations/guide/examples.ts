// The examples of the guide. guide-examples.test.ts runs them as they are.

/** Reads what waits to be shipped. */
export const curlExample = (origin: string) => `export GALLERIA_KEY=gk_…   # your key

curl '${origin}/api/merchant/order/list?status=paid&limit=5' \\
  -H "Authorization: Bearer $GALLERIA_KEY"`;

/** Changes something: with an idempotency key, once, however often it is sent. */
export const curlChangeExample = (origin: string) => `curl -X POST '${origin}/api/merchant/stock/change' \\
  -H "Authorization: Bearer $GALLERIA_KEY" \\
  -H 'Content-Type: application/json' \\
  -H 'Idempotency-Key: delivery-2026-11-18-line-1' \\
  -d '{"reason":"received","note":"","changes":[{"skuId":1,"delta":12}]}'`;

export const nodeExample = (origin: string) => `// orders.mjs: GALLERIA_KEY=gk_… node orders.mjs
const mall = process.env.GALLERIA_URL ?? '${origin}';

async function callMall(path, input) {
  const response = await fetch(mall + path, {
    method: input ? 'POST' : 'GET',
    headers: {
      authorization: \`Bearer \${process.env.GALLERIA_KEY}\`,
      ...(input && { 'content-type': 'application/json' }),
    },
    ...(input && { body: JSON.stringify(input) }),
  });
  if (response.status === 429) throw new Error(\`Wait \${response.headers.get('retry-after')} seconds\`);
  const { code, reason, message, data } = await response.json();
  if (code !== 200) throw new Error(\`\${reason}: \${message}\`); // decide by the reason, not by the message
  return data;
}

const { list, total } = await callMall('/api/merchant/order/list?status=paid&sort=oldest');
console.log(\`\${total} orders to ship\`);
for (const order of list) console.log(order.orderNo, order.payable); // in cents`;

export const receiverExample = () => `// receive.mjs: GALLERIA_WEBHOOK_SECRET=whsec_… node receive.mjs
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

/** Whether the mall sent this body in the last five minutes. While a secret is renewed there are two signatures. */
export function isFromMall(body, header, secret, now = Date.now()) {
  const parts = header.split(',').map((part) => part.split('='));
  const time = parts.find(([name]) => name === 't')?.[1] ?? '';
  if (!(Math.abs(now / 1000 - Number(time)) <= 300)) return false;
  const expected = createHmac('sha256', secret).update(\`\${time}.\${body}\`).digest();
  return parts.some(([name, value]) => {
    const given = Buffer.from(value ?? '', 'hex');
    return name === 'v1' && given.length === expected.length && timingSafeEqual(given, expected);
  });
}

const seen = new Set(); // in real life a table: an event may come more than once

const server = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) body += chunk;
  const signature = request.headers['galleria-signature'] ?? '';
  if (!isFromMall(body, signature, process.env.GALLERIA_WEBHOOK_SECRET)) return response.writeHead(400).end();
  response.writeHead(204).end(); // first confirm, within 5 seconds, then work
  const event = JSON.parse(body);
  if (seen.has(event.id)) return;
  seen.add(event.id);
  console.log(event.kind, event.data);
});
server.listen(process.env.PORT ?? 8080, () => console.log(\`listening on \${server.address().port}\`));`;

/** A body as it is sent, for the guide. */
export const bodyExample = JSON.stringify(
  {
    id: 'evt_5f0c7c1e9a4b4d0f8c2d6e1b7a3f9d20',
    version: 1,
    kind: 'order.paid',
    shopId: 12,
    happenedAt: '2026-11-18T08:30:00.000Z',
    data: {
      orderNo: 'SH2611180830004471190352',
      currency: 'USD',
      payable: 4998,
      units: 2,
      paidAt: '2026-11-18T08:30:00.000Z',
      shipBy: '2026-11-20T08:30:00.000Z',
    },
  },
  null,
  2,
);
