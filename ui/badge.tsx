import type { ReactNode } from 'react';

const tones = {
  brand: 'bg-brand-soft text-brand-deep',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  neutral: 'bg-surface text-ink-2',
};

export type BadgeTone = keyof typeof tones;

/** A word about a thing: its status, its kind. */
export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span className={`inline-block shrink-0 rounded-sm px-2 py-0.5 text-xs font-medium ${tones[tone]}`}>
      {children}
    </span>
  );
}
