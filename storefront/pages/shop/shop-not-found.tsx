import { useTranslations } from 'use-intl';
import { shopStreetPath } from '#storefront/base/links/shop-path.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';

/** Stands where a shop would that has closed or never was. */
export function NoShop() {
  const t = useTranslations('shops.gone');
  return (
    <section className="page-column flex h-150 flex-col items-center justify-center text-center">
      <img src="/closed-shop.svg" alt="" width={240} height={180} />
      <h1 className="mt-8 text-xl font-semibold">{t('title')}</h1>
      <p className="mt-2 max-w-160 text-ink-2">{t('text')}</p>
      <div className="mt-8 flex gap-3">
        <LinkButton size="large" to={shopStreetPath}>
          {t('street')}
        </LinkButton>
        <LinkButton variant="secondary" size="large" to="/">
          {t('home')}
        </LinkButton>
      </div>
    </section>
  );
}
