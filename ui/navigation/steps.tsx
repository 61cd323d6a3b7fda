import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';

export type Step = {
  key: string;
  name: string;
  isReached: boolean;
  /** It ended here, and not as it should. */
  isBadEnd?: boolean;
  /** Below its name: when it was, or will be. */
  note?: ReactNode;
};

type StepsProps = { label: string; steps: readonly Step[]; size?: 'small' | 'large' };

const sizes = {
  small: { list: 'text-xs', step: 'min-w-20', line: 'top-1.75', mark: 'size-4', icon: 10 },
  large: { list: '', step: 'min-w-28', line: 'top-3.25', mark: 'size-7', icon: 16 },
};

/** How far something has come on a way that is known. */
export function Steps({ label, steps, size = 'large' }: StepsProps) {
  const current = steps.findLastIndex(({ isReached }) => isReached);
  const measure = sizes[size];
  return (
    <ol aria-label={label} className={`flex ${measure.list}`}>
      {steps.map(({ key, name, isReached, isBadEnd = false, note }, place) => {
        const Mark = isBadEnd ? X : Check;
        const done = isBadEnd ? 'border-muted-fill bg-muted-fill' : 'border-success-fill bg-success-fill';
        return (
          <li
            key={key}
            aria-current={place === current ? 'step' : undefined}
            className={`relative flex grow basis-0 flex-col items-center px-1 text-center ${measure.step} ${isReached ? 'text-ink' : 'text-ink-3'}`}
          >
            {place > 0 && (
              <span
                aria-hidden="true"
                className={`absolute right-1/2 h-0.5 w-full ${measure.line} ${isReached ? done : 'bg-line'}`}
              />
            )}
            <span
              aria-hidden="true"
              className={`relative z-1 grid place-items-center rounded-full border-2 ${measure.mark} ${isReached ? `${done} text-white` : 'border-line bg-card'}`}
            >
              {isReached && <Mark size={measure.icon} strokeWidth={3} />}
            </span>
            <span className={`mt-1 ${place === current ? 'font-semibold' : ''}`}>{name}</span>
            {note}
          </li>
        );
      })}
    </ol>
  );
}
