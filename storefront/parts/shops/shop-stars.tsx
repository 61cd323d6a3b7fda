import { useTranslations } from 'use-intl';
import { Stars } from '#ui/display/stars.tsx';

/** A shop's stars, with the figure beside them. */
export function ShopStars({ value, size }: { value: number; size?: number }) {
  const t = useTranslations('catalogue');
  const figure = value.toFixed(1);
  return (
    <span className="inline-flex items-center gap-1.5">
      <Stars value={value} label={t('stars', { value: figure })} {...(size !== undefined && { size })} />
      <span aria-hidden="true" className="font-semibold tabular-nums">
        {figure}
      </span>
    </span>
  );
}
