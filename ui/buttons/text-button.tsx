import type { ComponentProps } from 'react';

const variants = {
  /** Beside other words: an action of a row, a menu that opens. */
  quiet: 'text-ink-2 enabled-hover:text-brand aria-pressed:text-brand',
  /** What most people want next. */
  strong: 'font-semibold text-brand-deep underline-offset-2 enabled-hover:underline',
  /** As the words around it. */
  inherit: 'enabled-hover:text-brand aria-pressed:text-brand',
};

export type TextButtonProps = ComponentProps<'button'> & { variant?: keyof typeof variants };

/** A button that stands in a line of text and takes no more room than its words. */
export function TextButton({ variant = 'quiet', className = '', ...rest }: TextButtonProps) {
  return (
    <button
      type="button"
      className={`inline-flex items-center gap-1.5 text-left disabled:cursor-not-allowed disabled:opacity-60 ${variants[variant]} ${className}`}
      {...rest}
    />
  );
}
