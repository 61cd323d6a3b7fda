import { useTranslations } from 'use-intl';
import { listRecommended } from '#contract/catalogue/shopper.ts';
import { useMallCall } from '#storefront/base/client/calls/use-mall-call.ts';
import { WithMessages } from '#storefront/base/i18n/with-messages.tsx';
import { allProductsPath } from '#storefront/base/links/product-path.ts';
import { RetryRow } from '#ui/display/retry-row.tsx';
import { BlockHeading } from './block-heading.tsx';
import { ProductRow } from './product-row.tsx';

const asked = 15; // three times what is seen at once

/** Products that many like. */
export function RecommendedRow() {
  return (
    <WithMessages groups={['product-rows']}>
      <Row />
    </WithMessages>
  );
}

function Row() {
  const t = useTranslations('product-rows');
  const { answer, hasFailed, retry } = useMallCall(listRecommended, { page: 1, limit: asked });
  if (answer?.list.length === 0) return null;
  return (
    <section aria-labelledby="recommended-here">
      <BlockHeading id="recommended-here" title={t('recommended')} to={allProductsPath} />
      {!answer && hasFailed ? (
        <RetryRow message={t('failed')} retryLabel={t('retry')} onRetry={retry} />
      ) : (
        <ProductRow products={answer?.list ?? null} previousLabel={t('previous')} nextLabel={t('next')} />
      )}
    </section>
  );
}
