import type { ComponentProps } from 'react';

type PictureButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & { label: string };

/** A picture that can be pressed; the one that is shown larger carries `aria-current`. `className` gives its size. */
export function PictureButton({ label, className = '', ...rest }: PictureButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className={`block shrink-0 overflow-hidden rounded-md border-2 border-transparent hover:border-brand/60 aria-[current=true]:border-brand ${className}`}
      {...rest}
    />
  );
}
