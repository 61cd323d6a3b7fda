import dayjs from 'dayjs';
import { useListAddress } from '#console/base/lists/list-address.ts';
import { DayField } from './day-field.tsx';

/** From which day until which the address lists something, and the times of that. */
export function useDayRange() {
  const { value } = useListAddress();
  const [from, until] = [dayIn(value('from')), dayIn(value('until'))];
  return { from, until, times: timesOf(from, until) };
}

/** Filters a list by when something happened. */
export function DayRangeFields({ labels }: { labels: { from: string; until: string } }) {
  const { change } = useListAddress();
  const { from, until } = useDayRange();
  return (
    <>
      <DayField label={labels.from} day={from} max={until} onChange={(next) => change({ from: next })} />
      <DayField label={labels.until} day={until} min={from} onChange={(next) => change({ until: next })} />
    </>
  );
}

/** A date as the address names it; empty for anything else. */
const dayIn = (text: string) => (/^\d{4}-\d\d-\d\d$/.test(text) && dayjs(text).isValid() ? text : '');

/** Days begin and end where the reader is, as the times in the list do. */
const timesOf = (from: string, until: string) => ({
  from: from && dayjs(from).toISOString(),
  until: until && dayjs(until).add(1, 'day').toISOString(),
});
