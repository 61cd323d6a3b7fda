import type { ReactNode } from 'react';
import { useId } from 'react';
import { MallLink } from '#storefront/base/links/mall-link.tsx';
import { Card } from '#ui/display/card.tsx';

type WorldCardProps = {
  icon: ReactNode;
  title: string;
  line: string;
  /** Where all of it is. */
  more?: { to: string; label: string };
  children: ReactNode;
};

/** One part of the world around the mall. */
export function WorldCard({ icon, title, line, more, children }: WorldCardProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id} className="px-6 py-5">
      <div className="flex items-start justify-between gap-4">
        <h2 id={id} className="flex items-center gap-2.5 text-base font-semibold">
          <span className="text-brand">{icon}</span>
          {title}
        </h2>
        {more && (
          <MallLink to={more.to} className="shrink-0 font-medium text-brand-deep hover:underline">
            {more.label}
          </MallLink>
        )}
      </div>
      <p className="mt-1 text-ink-3">{line}</p>
      <div className="mt-4">{children}</div>
    </Card>
  );
}

export function Nothing({ children }: { children: ReactNode }) {
  return <p className="rounded-md bg-page px-4 py-6 text-center text-ink-3">{children}</p>;
}
