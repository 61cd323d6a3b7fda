import { describe, expect, test } from 'vitest';
import { quietEnd } from './quiet-hours.ts';

const at = (time: string) => new Date(`2026-11-19T${time}:00Z`);
const night = { quietFrom: 22 * 60, quietUntil: 7 * 60, timeZone: 'UTC' };

describe('quiet hours', () => {
  test('go over midnight, and end by the clocks of the person', () => {
    expect(quietEnd(night, at('23:30'))).toEqual(new Date('2026-11-20T07:00:00Z'));
    expect(quietEnd(night, at('06:59'))).toEqual(at('07:00'));
    // In Bangkok it is seven hours later.
    expect(quietEnd({ ...night, timeZone: 'Asia/Bangkok' }, at('15:00'))).toEqual(new Date('2026-11-20T00:00:00Z'));
  });

  test('are over at their end, not yet begun before their beginning, and none without hours', () => {
    for (const time of ['07:00', '12:00', '21:59']) expect(quietEnd(night, at(time))).toBeNull();
    expect(quietEnd({ ...night, timeZone: 'Asia/Bangkok' }, at('00:00'))).toBeNull();
    expect(quietEnd({ quietFrom: null, quietUntil: null, timeZone: 'UTC' }, at('23:30'))).toBeNull();
  });

  test('on one day begin and end on it', () => {
    const noon = { quietFrom: 12 * 60, quietUntil: 14 * 60, timeZone: 'UTC' };
    expect(quietEnd(noon, at('13:15'))).toEqual(at('14:00'));
    expect(quietEnd(noon, at('14:30'))).toBeNull();
  });
});
