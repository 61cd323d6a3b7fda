import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

type EmptyStateProps = {
  title: string;
  text?: string;
  /** What the box could have held; without it something bright comes out of it. */
  icon?: LucideIcon;
  /** As the heading of a page that has nothing else to show. */
  heading?: 'h1' | 'h2' | 'p';
  /** The way out: links and buttons. */
  action?: ReactNode;
};

/** What stands where there is nothing: an open box, a word, and a way out. */
export function EmptyState({ title, text, icon: Icon, heading: Heading = 'p', action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center justify-center gap-1 px-6 py-10 text-center">
      <div className="relative mb-2">
        <svg aria-hidden="true" width="120" height="88" viewBox="0 0 120 88" fill="none">
          <ellipse cx="60" cy="80" rx="46" ry="6" className="fill-surface" />
          <path d="M30 38 60 26l30 12v30L60 80 30 68Z" className="fill-card stroke-line" strokeWidth="2" />
          <path d="m30 38 30 12 30-12M60 50v30" className="stroke-line" strokeWidth="2" />
          <path
            d="m30 38-12 10 30 12 12-10ZM90 38l12 10-30 12-12-10Z"
            className="fill-page stroke-line"
            strokeWidth="2"
          />
          {!Icon && (
            <path d="M60 6v10M42 10l4 8M78 10l-4 8" className="stroke-brand" strokeWidth="2.5" strokeLinecap="round" />
          )}
        </svg>
        {Icon && (
          <Icon
            aria-hidden="true"
            size={30}
            strokeWidth={1.75}
            className="absolute top-0 left-1/2 -translate-x-1/2 text-brand"
          />
        )}
      </div>
      <Heading className="text-base font-semibold">{title}</Heading>
      {text && <p className="max-w-120 text-ink-3">{text}</p>}
      {action && <div className="mt-3 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
