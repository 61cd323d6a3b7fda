import { useTranslations } from 'use-intl';
import { orderListPath } from '#storefront/base/links/order-paths.ts';
import { Breadcrumb } from '#ui/navigation/breadcrumb.tsx';

/** Where this page stands: below one's orders. */
export function OrderBreadcrumb() {
  const t = useTranslations('orders');
  return (
    <Breadcrumb
      label={t('breadcrumb')}
      steps={[
        { name: t('home'), to: '/' },
        { name: t('title'), to: orderListPath },
      ]}
      here={t('detail.title')}
      className="print:hidden"
    />
  );
}
