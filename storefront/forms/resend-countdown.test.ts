import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteSent, onSent, recipientKey, secondsUntilResend } from './resend-countdown.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-01-01T00:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

test('counts from 60 down to 0', () => {
  const recipient = recipientKey('phone', '+86 13800000001');
  expect(secondsUntilResend(recipient)).toBeNull();
  noteSent(recipient);
  expect(secondsUntilResend(recipient)).toBe(60);
  vi.advanceTimersByTime(999);
  expect(secondsUntilResend(recipient)).toBe(60);
  vi.advanceTimersByTime(1);
  expect(secondsUntilResend(recipient)).toBe(59);
  vi.advanceTimersByTime(58_000);
  expect(secondsUntilResend(recipient)).toBe(1);
  vi.advanceTimersByTime(1_000);
  expect(secondsUntilResend(recipient)).toBe(0);
});

test('is right after a sleep, and never longer than 60 when the clock is set back', () => {
  const recipient = recipientKey('email', 'a@b.co');
  noteSent(recipient);
  vi.setSystemTime(Date.now() + 3_600_000);
  expect(secondsUntilResend(recipient)).toBe(0);
  vi.setSystemTime(Date.now() - 7_200_000);
  expect(secondsUntilResend(recipient)).toBe(60);
});

test('each recipient and each kind of code has its own', () => {
  noteSent(recipientKey('reset', 'a@b.co'));
  expect(secondsUntilResend(recipientKey('reset', ' A@b.co '))).toBe(60);
  expect(secondsUntilResend(recipientKey('reset', 'c@b.co'))).toBeNull();
  expect(secondsUntilResend(recipientKey('phone', 'a@b.co'))).toBeNull();
});

test('whoever shows it is notified', () => {
  const listener = vi.fn();
  const stop = onSent(listener);
  noteSent('x');
  stop();
  noteSent('x');
  expect(listener).toHaveBeenCalledTimes(1);
});
