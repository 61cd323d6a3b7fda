import type { ReactNode } from 'react';

type EmptyStateProps = {
  title: string;
  text?: string;
  /** The way out: a link or a button. */
  action?: ReactNode;
};

/** What a list shows when there is nothing in it: an open box, a word, and a way out. */
export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center justify-center gap-1 px-6 py-10 text-center">
      <svg aria-hidden="true" width="120" height="88" viewBox="0 0 120 88" fill="none" className="mb-2">
        <ellipse cx="60" cy="80" rx="46" ry="6" className="fill-surface" />
        <path d="M30 38 60 26l30 12v30L60 80 30 68Z" className="fill-card stroke-line" strokeWidth="2" />
        <path d="m30 38 30 12 30-12M60 50v30" className="stroke-line" strokeWidth="2" />
        <path
          d="m30 38-12 10 30 12 12-10ZM90 38l12 10-30 12-12-10Z"
          className="fill-page stroke-line"
          strokeWidth="2"
        />
        <path d="M60 6v10M42 10l4 8M78 10l-4 8" className="stroke-brand" strokeWidth="2.5" strokeLinecap="round" />
      </svg>
      <p className="text-base font-semibold">{title}</p>
      {text && <p className="max-w-96 text-ink-3">{text}</p>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}
