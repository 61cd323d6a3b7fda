import { useEffect, useEffectEvent, useState } from 'react';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

type CountdownProps = {
  /** An ISO time. */
  endsAt: string;
  /** When the server wrote the page, by its clock: what the browser's first render repeats. */
  renderedAt: number;
  /** How far the server's clock is ahead of the browser's; null until it is known. */
  offsetMs: number | null;
  /** What is counted, for those who hear the page. */
  label: string;
  /** "2 d": a number of whole days in words. */
  daysText: (days: number) => string;
  onEnd?: () => void;
};

/** The time left: whole days in words, if there are any, and boxes of hours, minutes and seconds. */
export function Countdown({ endsAt, renderedAt, offsetMs, label, daysText, onEnd }: CountdownProps) {
  const now = useNow(renderedAt, offsetMs);
  const left = Math.max(0, Date.parse(endsAt) - now);
  const ended = useEffectEvent(() => onEnd?.());
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) ended();
  }, [isOver]);

  const days = Math.floor(left / day);
  const figures = [Math.floor(left / hour) % 24, Math.floor(left / minute) % 60, Math.floor(left / second) % 60];
  return (
    <span role="timer" aria-label={label} className="inline-flex flex-wrap items-center gap-1.5 tabular-nums">
      {days > 0 && <span className="text-base font-bold whitespace-nowrap">{daysText(days)} </span>}
      <span className="inline-flex items-center gap-1">
        {figures.map((figure, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: hours, minutes and seconds never change places
          <span key={at} className="inline-flex items-center gap-1">
            {at > 0 && <span className="font-semibold">:</span>}
            <span className="inline-block min-w-8 rounded-sm bg-white px-1 py-0.5 text-center text-base font-bold text-brand-fill-deep">
              {String(figure).padStart(2, '0')}
            </span>
          </span>
        ))}
      </span>
    </span>
  );
}

/** Until the offset is known only the time that has gone by counts: the browser's own clock may be wrong by days. */
function useNow(first: number, offsetMs: number | null): number {
  const [now, setNow] = useState(first);
  useEffect(() => {
    const startedAt = performance.now();
    const read = () => (offsetMs === null ? first + performance.now() - startedAt : Date.now() + offsetMs);
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      setNow(read());
      // To the next full second, so that all countdowns of a page turn over together and none drifts.
      timer = setTimeout(tick, second - (read() % second));
    };
    tick();
    return () => clearTimeout(timer);
  }, [first, offsetMs]);
  return now;
}
