export type ButtonVariant = 'primary' | 'secondary' | 'quiet';
export type ButtonSize = 'small' | 'large';
export type ButtonLook = { variant?: ButtonVariant; size?: ButtonSize };

const shared =
  'inline-flex shrink-0 items-center justify-center gap-1.5 rounded-md border text-center font-semibold transition-colors disabled:cursor-not-allowed disabled:opacity-60 aria-busy:cursor-progress';

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-9 px-4 py-1 text-sm', // 36 px
  large: 'min-h-11 px-6 py-1.5 text-base', // 44 px
};

const variants: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-brand-fill text-white enabled-hover:bg-brand-fill-deep',
  secondary: 'border-control bg-card text-ink enabled-hover:border-brand enabled-hover:text-brand-deep',
  quiet: 'border-transparent text-ink-2 enabled-hover:bg-surface enabled-hover:text-ink',
};

/** The look of a button, for what has to be another element: a link to another site, a `summary`. */
export function buttonClass({ variant = 'primary', size = 'small' }: ButtonLook = {}): string {
  return `${shared} ${sizes[size]} ${variants[variant]}`;
}
