import type { ReactNode } from 'react';

/** A word on the left and what it is about on the right; all of a page's stand in the same two columns. */
export function OfferLine({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[112px_minmax(0,1fr)] gap-3">
      <p className="pt-1.5 break-words text-ink-3">{label}</p>
      <div className="min-w-0">{children}</div>
    </div>
  );
}
