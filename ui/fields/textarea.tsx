import type { ComponentProps } from 'react';
import { controlEdge } from './control-class.ts';
import { useFieldWiring } from './field-context.ts';

/** Several lines to write in. */
export function Textarea({ className = '', rows = 3, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...useFieldWiring()}
      rows={rows}
      className={`block w-full resize-y px-3 py-2.5 placeholder:text-ink-3 ${controlEdge} ${className}`}
      {...rest}
    />
  );
}
