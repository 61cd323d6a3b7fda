import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { type ControlSize, controlEdge, controlSizes } from './control-class.ts';
import { useFieldWiring } from './field-context.ts';

type SelectProps = Omit<ComponentProps<'select'>, 'size'> & { size?: ControlSize };

/** One of many, from the browser's own list: it works on every device, by keyboard and without scripts. */
export function Select({ size = 'large', className = 'w-full', ...rest }: SelectProps) {
  return (
    <div className={`relative ${className}`}>
      <select
        {...useFieldWiring()}
        className={`w-full appearance-none truncate pr-9 ${controlEdge} ${controlSizes[size]}`}
        {...rest}
      />
      <ChevronDown
        size={16}
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink-3"
      />
    </div>
  );
}
