import { figuresTag } from '../figures.ts';
import { useLocale } from '../mall-link.tsx';

/** Writes 8000 as "8,000", in the language that is being read; with its sign where that is what matters. */
export function useWholeNumber({ hasSign = false } = {}): (value: number) => string {
  const format = new Intl.NumberFormat(figuresTag(useLocale()), { signDisplay: hasSign ? 'exceptZero' : 'auto' });
  return (value) => format.format(value);
}
