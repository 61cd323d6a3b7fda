import type { ReactNode } from 'react';
import { Card } from '#ui/card.tsx';

/** A part of a refund's page, under its heading. */
export function RefundCardBox({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Card aria-labelledby={id} className="px-6 py-5">
      <h2 id={id} className="text-base font-semibold">
        {title}
      </h2>
      {children}
    </Card>
  );
}

/** One thing that is said of a refund. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[128px_minmax(0,1fr)] gap-3">
      <dt className="text-ink-3">{name}</dt>
      <dd className="wrap-anywhere whitespace-pre-line">{children}</dd>
    </div>
  );
}
