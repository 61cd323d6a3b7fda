import { expect, test } from 'vitest';
import type { TrackStep } from '#contract/shipping/shopper.ts';
import { lastOf } from './receive-by.ts';
import { trackStateOf } from './track-state.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 15, 10, minute));
const eventsOf = (...steps: [TrackStep, number][]) => steps.map(([step, minute]) => ({ step, at: at(minute) }));

test('the latest event counts, however late the others are reported', () => {
  expect(trackStateOf([])).toEqual({ state: 'sent', deliveredAt: null });
  expect(trackStateOf(eventsOf(['picked_up', 1]))).toEqual({ state: 'moving', deliveredAt: null });
  const delivered = { state: 'delivered', deliveredAt: at(5) };
  expect(trackStateOf(eventsOf(['delivered', 5], ['picked_up', 1]))).toEqual(delivered);
  expect(trackStateOf(eventsOf(['picked_up', 1], ['delivered', 5]))).toEqual(delivered);
  expect(trackStateOf(eventsOf(['delivered', 5], ['out_for_delivery', 5]))).toEqual(delivered); // at the same time
  expect(trackStateOf(eventsOf(['returned', 9], ['delivered', 5]))).toEqual({ state: 'returned', deliveredAt: null });
});

test('an order is delivered when the last of its parcels is', () => {
  expect(lastOf([{ sentAt: at(1), deliveredAt: at(5) }])).toEqual({ sentAt: at(1), deliveredAt: at(5) });
  expect(
    lastOf([
      { sentAt: at(3), deliveredAt: at(4) },
      { sentAt: at(1), deliveredAt: at(9) },
    ]),
  ).toEqual({ sentAt: at(3), deliveredAt: at(9) });
  expect(
    lastOf([
      { sentAt: at(1), deliveredAt: at(5) },
      { sentAt: at(2), deliveredAt: null },
    ]),
  ).toEqual({ sentAt: at(2), deliveredAt: null });
});
