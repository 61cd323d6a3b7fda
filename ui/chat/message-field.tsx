import type { ComponentProps } from 'react';

/** Where messages are written: as high as its text, up to six lines. Its frame is around everything that belongs to writing. */
export function MessageField({ className = '', ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={1}
      className={`field-sizing-content block max-h-36 min-h-16 w-full resize-none bg-transparent px-4 py-2.5 text-sm outline-none placeholder:text-ink-3 ${className}`}
      {...rest}
    />
  );
}
