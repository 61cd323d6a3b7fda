import { useTranslations } from 'use-intl';
import { useKnownHomeData } from '#storefront/base/client/home-data.ts';
import { MallLink } from '#storefront/base/links/mall-link.tsx';

/** The picture that the platform has chosen; else two arches of an arcade, one behind the other, and the mall's name. */
export function Logo() {
  const t = useTranslations('site');
  const logo = useKnownHomeData()?.logo;
  if (logo)
    return (
      <MallLink to="/" className="block">
        <img
          src={`${logo.url}/480`}
          alt={t('name')}
          width={logo.width}
          height={logo.height}
          className="h-12 w-auto max-w-60 object-contain object-left"
        />
      </MallLink>
    );
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
