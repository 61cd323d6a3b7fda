import type { ComponentProps } from 'react';

type CardProps = ComponentProps<'section'> & { as?: 'section' | 'div' | 'article' | 'aside' | 'li' };

/** The white surface that things stand on. `className` gives its padding and its place. */
export function Card({ as = 'section', className = '', ...rest }: CardProps) {
  // Every element of the list takes what a section takes; only its name differs.
  const Element = as as 'section';
  return <Element className={`rounded-lg bg-card ${className}`} {...rest} />;
}
