import type { ComponentProps } from 'react';

const variants = {
  quiet: 'text-ink-3 enabled-hover:bg-surface enabled-hover:text-ink',
  outline: 'border border-control bg-card text-ink-2 enabled-hover:border-ink-3 enabled-hover:text-ink',
  /** On a coloured background, whose text colour it takes. */
  inherit: 'enabled-hover:opacity-70',
  /** Over pictures. */
  floating: 'bg-card/90 text-ink shadow-float enabled-hover:bg-card enabled-hover:text-brand',
};
const sizes = { tiny: 'size-6', small: 'size-9', large: 'size-11' };

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  /** What it does, in words: an icon alone says it to nobody who cannot see it. */
  label: string;
  variant?: keyof typeof variants;
  size?: keyof typeof sizes;
};

/** A round button that shows an icon only. */
export function IconButton({ label, variant = 'quiet', size = 'small', className = '', ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className={`grid shrink-0 place-items-center rounded-full transition disabled:cursor-not-allowed disabled:opacity-60 ${sizes[size]} ${variants[variant]} ${className}`}
      {...rest}
    />
  );
}
