import { expect, test, vi } from 'vitest';
import { onceSuccessful } from './once-successful.ts';

test('a failure is tried again by the next caller, and a success is remembered', async () => {
  const make = vi.fn(async () => {
    if (make.mock.calls.length < 3) throw new Error(`failure ${make.mock.calls.length}`);
    return 'made';
  });
  const get = onceSuccessful(make);
  await expect(Promise.all([get(), get()])).rejects.toThrow('failure 1');
  await expect(get()).rejects.toThrow('failure 2');
  expect(await Promise.all([get(), get()])).toEqual(['made', 'made']);
  expect(await get()).toBe('made');
  expect(make).toHaveBeenCalledTimes(3);
});
