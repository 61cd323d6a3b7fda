import { useEffect, useEffectEvent, useState } from 'react';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

type CountdownProps = {
  /** An ISO time. */
  endsAt: string;
  /** When the server wrote the page; the browser's first render repeats it and only then looks at its own clock. */
  renderedAt: number;
  /** What is counted, for those who hear the page. */
  label: string;
  onEnd?: () => void;
};

/** The time left in boxes of hours (as many as there are), minutes and seconds. */
export function Countdown({ endsAt, renderedAt, label, onEnd }: CountdownProps) {
  const now = useNow(renderedAt);
  const left = Math.max(0, Date.parse(endsAt) - now);
  const ended = useEffectEvent(() => onEnd?.());
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) ended();
  }, [isOver]);

  const figures = [Math.floor(left / hour), Math.floor(left / minute) % 60, Math.floor(left / second) % 60];
  return (
    <span role="timer" aria-label={label} className="inline-flex items-center gap-1.5 tabular-nums">
      {figures.map((figure, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: hours, minutes and seconds never change places
        <span key={at} className="inline-flex items-center gap-1.5">
          {at > 0 && <span className="font-semibold">:</span>}
          <span className="inline-block min-w-8 rounded-sm bg-white px-1 py-0.5 text-center text-base font-bold text-brand-deep">
            {String(figure).padStart(2, '0')}
          </span>
        </span>
      ))}
    </span>
  );
}

function useNow(first: number): number {
  const [now, setNow] = useState(first);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      setNow(Date.now());
      // To the next full second, so that all countdowns of a page turn over together and none drifts.
      timer = setTimeout(tick, second - (Date.now() % second));
    };
    tick();
    return () => clearTimeout(timer);
  }, []);
  return now;
}
