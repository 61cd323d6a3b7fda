import type { ReactNode } from 'react';
import { Card } from '#ui/display/card.tsx';

/** Specimens of one folder of ui/. */
export function Specimens({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h3 className="mt-6 mb-2 text-base font-semibold">{title}</h3>
      <Card as="div" className="divide-y divide-line px-5">
        {children}
      </Card>
    </>
  );
}

/** One component, by its name in the code, in each of its variants and states. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-3 py-4">
      <code className="text-xs text-ink-3">{name}</code>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">{children}</div>
    </div>
  );
}
