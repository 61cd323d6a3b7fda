import { type ReactNode, useId } from 'react';
import { Card } from '#ui/card.tsx';

type TitledCardProps = { title: string; line?: string; action?: ReactNode; className?: string; children: ReactNode };

/** One matter of the account on a white ground. */
export function TitledCard({ title, line, action, className = '', children }: TitledCardProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id} className={`px-7 py-6 ${className}`}>
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-2">
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
