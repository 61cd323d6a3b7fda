import { expect, test } from 'vitest';
import { limitConcurrency } from './limit-concurrency.ts';

test('never more at once than allowed, all of them in the end, and one that fails does not block the others', async () => {
  const inTurn = limitConcurrency(2);
  let running = 0;
  let most = 0;
  const results = await Promise.allSettled(
    Array.from({ length: 9 }, (_, number) =>
      inTurn(async () => {
        running += 1;
        most = Math.max(most, running);
        await new Promise((resolve) => setTimeout(resolve, 2));
        running -= 1;
        if (number === 3) throw new Error('broken');
        return number;
      }),
    ),
  );
  expect(most).toBe(2);
  expect(results.map((result) => (result.status === 'fulfilled' ? result.value : 'broken'))).toEqual([
    0,
    1,
    2,
    'broken',
    4,
    5,
    6,
    7,
    8,
  ]);
});

test('a newcomer does not slip in while the place is being handed over', async () => {
  const inTurn = limitConcurrency(1);
  let running = 0;
  const work = async () => {
    running += 1;
    expect(running).toBe(1);
    await Promise.resolve();
    running -= 1;
  };
  const first = inTurn(work);
  const second = inTurn(work);
  await Promise.all([first.then(() => inTurn(work)), second]);
});
