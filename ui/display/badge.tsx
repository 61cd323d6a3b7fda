import type { ReactNode } from 'react';

const tones = {
  brand: 'bg-brand-soft text-brand-deep',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  neutral: 'bg-surface text-ink-2',
  /** What must not be overlooked: sold by the mall itself, the default. */
  solid: 'bg-brand-fill text-white',
};

export type BadgeTone = keyof typeof tones;

/** A word about a thing: its status, its kind. */
export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex shrink-0 items-center gap-1 rounded-sm px-2 text-xs leading-5 font-medium ${tones[tone]}`}
    >
      {children}
    </span>
  );
}
