import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { callMall } from '#console/base/call-mall.ts';
import { useFigureColumns } from '#console/base/insights/figure-columns.tsx';
import { useInsightRange } from '#console/base/insights/range.ts';
import { List } from '#console/base/lists/list.tsx';
import { useListAddress } from '#console/base/lists/list-address.ts';
import { ProductCell } from '#console/base/lists/product-cell.tsx';
import { SortField } from '#console/base/lists/sort-field.tsx';
import { useMay } from '#console/base/session/user.ts';
import { useCall, useShopId } from '#console/base/use-call.ts';
import { InsightScreen } from '#console/merchant/insights/insight-screen.tsx';
import { listProductInsights, type ProductInsight, productSorts } from '#contract/insights/merchant.ts';

const names = ['sales', 'paid', 'units', 'visitors', 'carts', 'conversion'] as const;

/** Which products sell, and which are only looked at. */
export default function ProductInsights() {
  const t = useTranslations('insights');
  const shopId = useShopId();
  const navigate = useNavigate();
  const mayEdit = useMay('products');
  const { page, limit, value } = useListAddress();
  const { range, isTooLong } = useInsightRange();
  const sort = productSorts.find((one) => one === value('sort')) ?? 'best';
  const query = useCall(
    listProductInsights,
    { ...range, sort, page, limit },
    { isOff: isTooLong, keepsPrevious: true },
  );
  const { columns, exported } = useFigureColumns<ProductInsight>(names);
  return (
    <InsightScreen
      tab="products"
      text={t('products.text')}
      filters={
        <SortField
          sort={sort}
          usual="best"
          sorts={productSorts}
          nameOf={(one) => t(`products.sorts.${one}`)}
          width={210}
        />
      }
    >
      {!isTooLong && (
        <List<ProductInsight>
          label={t('tabs.products')}
          list="insight_products"
          query={query}
          exported={{
            read: (paging) => callMall(listProductInsights, { ...range, sort, ...paging }, shopId),
            columns: [
              [t('products.number'), ({ productId }) => productId],
              [t('products.product'), ({ name }) => name],
              ...exported,
            ],
          }}
          idOf={({ productId }) => productId}
          empty={t('products.none')}
          {...(mayEdit && {
            onOpen: ({ productId }: ProductInsight) => void navigate(`/${shopId}/products/${productId}`),
          })}
          columns={[
            {
              accessor: 'name',
              title: t('products.product'),
              render: ({ image, name, isOnSale }) => (
                <ProductCell image={image} name={name} text={isOnSale ? '' : t('products.offSale')} isShort />
              ),
            },
            ...columns,
          ]}
        />
      )}
    </InsightScreen>
  );
}
