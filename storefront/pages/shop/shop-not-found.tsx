import { useTranslations } from 'use-intl';
import { MallLink } from '#storefront/base/links/mall-link.tsx';
import { shopStreetPath } from '#storefront/base/links/shop-path.ts';

/** Stands where a shop would that has closed or never was. */
export function NoShop() {
  const t = useTranslations('shops.gone');
  return (
    <section className="page-column flex h-150 flex-col items-center justify-center text-center">
      <img src="/closed-shop.svg" alt="" width={240} height={180} />
      <h1 className="mt-8 text-xl font-semibold">{t('title')}</h1>
      <p className="mt-2 max-w-160 text-ink-2">{t('text')}</p>
      <div className="mt-8 flex gap-3">
        <MallLink
          to={shopStreetPath}
          className="rounded-md bg-brand px-8 py-2.5 font-medium text-white hover:bg-brand-deep focus-visible:rounded-md"
        >
          {t('street')}
        </MallLink>
        <MallLink
          to="/"
          className="rounded-md border border-line bg-card px-8 py-2.5 font-medium hover:border-ink-3 focus-visible:rounded-md"
        >
          {t('home')}
        </MallLink>
      </div>
    </section>
  );
}
