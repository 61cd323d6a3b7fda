import { type ReactNode, useId } from 'react';
import { Card } from './card.tsx';

type TitledCardProps = {
  title: string;
  line?: string;
  /** Beside the title. */
  action?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A part of a page on its own card, named by its heading. */
export function TitledCard({ title, line, action, className = '', children }: TitledCardProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id} className={`px-6 py-5 ${className}`}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div>
          <h2 id={id} className="text-base font-semibold">
            {title}
          </h2>
          {line && <p className="text-xs text-ink-3">{line}</p>}
        </div>
        {action}
      </div>
      {children}
    </Card>
  );
}
