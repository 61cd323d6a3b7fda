import type { CSSProperties, ReactNode } from 'react';

type RoundButtonProps = {
  label: string;
  children: ReactNode;
  onClick: () => void;
  className?: string;
  style?: CSSProperties;
};

/** A round button that floats over pictures; its icon is named by `label`. */
export function RoundButton({ label, children, onClick, className = '', style }: RoundButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      style={style}
      className={`z-10 grid size-10 place-items-center rounded-full bg-white/90 text-ink shadow-float transition hover:bg-white hover:text-brand focus-visible:rounded-full ${className}`}
    >
      {children}
    </button>
  );
}
