import { useTranslations } from 'use-intl';
import { listCards } from '#contract/catalogue/shopper-product.ts';
import { useMallCall } from '#storefront/base/client/calls/use-mall-call.ts';
import { WithMessages } from '#storefront/base/i18n/with-messages.tsx';
import { BlockHeading } from '#storefront/parts/products/block-heading.tsx';
import { ProductRow } from '#storefront/parts/products/product-row.tsx';
import { RetryRow } from '#ui/display/retry-row.tsx';
import { viewedPath } from './viewed-path.ts';

const asked = 15; // three times what is seen at once

type ViewedRowProps = { ids: readonly number[] };

/** What this browser has looked at before, as it is sold now. */
export function ViewedRow({ ids }: ViewedRowProps) {
  return (
    <WithMessages groups={['product-rows']}>
      <Row ids={ids} />
    </WithMessages>
  );
}

function Row({ ids }: ViewedRowProps) {
  const t = useTranslations('product-rows');
  const { answer, hasFailed, retry } = useMallCall(listCards, { ids: ids.slice(0, asked).join(',') });
  if (answer?.length === 0) return null; // none of them is sold any more
  return (
    <section aria-labelledby="recently-viewed">
      <BlockHeading id="recently-viewed" title={t('viewed.title')} to={viewedPath} />
      {!answer && hasFailed ? (
        <RetryRow message={t('failed')} retryLabel={t('retry')} onRetry={retry} />
      ) : (
        <ProductRow
          products={answer?.filter(({ id }) => ids.includes(id)) ?? null}
          previousLabel={t('previous')}
          nextLabel={t('next')}
        />
      )}
    </section>
  );
}
