import { expect, test } from 'vitest';
import { transaction } from '#server/database/connection.ts';
import { queueMessage } from '#server/providers/messages/queue-message.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';

const mall = openMallUnderTest({ DEMO: '0' });

test('outside the demo mall there is no outbox, and no page of its mails', async () => {
  const to = 'ann@example.com';
  await transaction((tx) =>
    queueMessage(tx, { channel: 'email', to, locale: 'en', kind: 'resetCode', code: '482913' }),
  );
  const { rows } = await mall.pool.query('select id from outgoing_messages');
  expect(rows).toHaveLength(1);
  const paths = ['outbox', `outbox?to=${to}`, `outbox/${rows[0].id}`];
  for (const path of [...paths, 'mails?language=en', 'mails/orderPaid?language=en']) {
    const response = await mall.api.request(`/api/dev/${path}`);
    expect([response.status, await response.json()]).toEqual([
      404,
      { code: 404, message: 'No data found', reason: 'outbox_closed' },
    ]);
  }
});
