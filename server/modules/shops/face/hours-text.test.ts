import { expect, test } from 'vitest';
import { noHours, type WeekHours } from '#contract/shops/opening-hours.ts';
import { hoursText } from './hours-text.ts';

const day = { from: '09:00', until: '18:00' };
const short = { from: '10:00', until: '16:00' };
const week: WeekHours = [day, day, day, day, day, short, null];
const inBangkok = { openingHours: '', timeZone: 'Asia/Bangkok' };

test('days in a row with the same hours are one, and the time zone is named', () => {
  expect(hoursText({ ...inBangkok, weekHours: week }, 'en')).toBe(
    'Mon–Fri 09:00–18:00, Sat 10:00–16:00 (Indochina Time)',
  );
  expect(hoursText({ ...inBangkok, weekHours: week }, 'zh-CN')).toBe(
    '周一–周五 09:00–18:00, 周六 10:00–16:00 (中南半岛时间)',
  );
});

test('a closed day in between separates them', () => {
  const weekHours = [day, day, null, day, day, null, null];
  expect(hoursText({ ...inBangkok, weekHours }, 'en')).toBe(
    'Mon–Tue 09:00–18:00, Thu–Fri 09:00–18:00 (Indochina Time)',
  );
});

test('the time zone has one name for summer and winter', () => {
  const weekHours = [day, ...noHours.slice(1)];
  expect(hoursText({ openingHours: '', timeZone: 'America/New_York', weekHours }, 'en')).toBe(
    'Mon 09:00–18:00 (Eastern Time)',
  );
});

test('what the shop says beside its hours follows them, or stands alone', () => {
  const openingHours = 'Closed on public holidays';
  const weekHours = [day, ...noHours.slice(1)];
  expect(hoursText({ ...inBangkok, openingHours, weekHours }, 'en')).toBe(
    'Mon 09:00–18:00 (Indochina Time) · Closed on public holidays',
  );
  expect(hoursText({ ...inBangkok, openingHours, weekHours: noHours }, 'en')).toBe(openingHours);
  expect(hoursText({ ...inBangkok, weekHours: noHours }, 'en')).toBe('');
});
