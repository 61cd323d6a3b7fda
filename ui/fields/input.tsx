import type { ComponentProps } from 'react';
import { type ControlSize, controlEdge, controlSizes } from './control-class.ts';
import { useFieldWiring } from './field-context.ts';

type InputProps = Omit<ComponentProps<'input'>, 'size'> & {
  size?: ControlSize;
  /** Inside an InputGroup, which draws the edge. */
  isBare?: boolean;
};

const bare = 'h-full min-w-0 grow rounded-md bg-transparent px-3 focus-visible:outline-none disabled:text-ink-3';

/** One line to write in. `className` is for its width and its place only. */
export function Input({ size = 'large', isBare = false, className = 'w-full', ...rest }: InputProps) {
  const edge = isBare ? bare : `${controlEdge} ${controlSizes[size]}`;
  return <input {...useFieldWiring()} className={`placeholder:text-ink-3 ${edge} ${className}`} {...rest} />;
}
