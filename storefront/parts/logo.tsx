import { useTranslations } from 'use-intl';
import { MallLink } from '#storefront/base/links/mall-link.tsx';

/** Two arches of an arcade, one behind the other, and the mall's name. */
export function Logo() {
  const t = useTranslations('site');
  return (
    <MallLink to="/" aria-label={t('name')} className="flex items-center gap-3">
      <svg width="40" height="40" viewBox="0 0 40 40" fill="none" aria-hidden="true">
        <rect width="40" height="40" rx="10" fill="var(--color-brand-fill)" />
        <path d="M9.500 31V19.500a10.500 10.500 0 0 1 21 0V31" stroke="#fff" strokeWidth="3" strokeLinecap="round" />
        <path
          d="M16 31V20.500a4 4 0 0 1 8 0V31"
          stroke="#fff"
          strokeOpacity=".72"
          strokeWidth="2.500"
          strokeLinecap="round"
        />
      </svg>
      <span aria-hidden="true" className="text-[28px] leading-none font-bold tracking-tight">
        {t('name')}
      </span>
    </MallLink>
  );
}
