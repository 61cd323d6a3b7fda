import { useTranslations } from 'use-intl';
import type { ReferredNames } from '#console/base/compare/sides.tsx';
import { useCall } from '#console/base/use-call.ts';
import { listGuarantees, searchCategories } from '#contract/catalogue/merchant.ts';
import { searchBrands } from '#contract/catalogue/merchant-brands.ts';
import { listFreightChoices } from '#contract/shops/merchant-freight.ts';

/** What a product of this shop refers to, by name. */
export function useOwnNames(): ReferredNames {
  const { data: choices = [] } = useCall(listFreightChoices, {});
  const { data: guarantees = [] } = useCall(listGuarantees, {});
  return {
    category: (id) => <CategoryName id={id} />,
    brand: (id) => <BrandName id={id} />,
    freight: (id) => choices.find((choice) => choice.id === id)?.name ?? '',
    guarantee: (key) => guarantees.find((each) => each.key === key)?.name ?? '',
  };
}

function BrandName({ id }: { id: number }) {
  const t = useTranslations('console.products.brand');
  const { data } = useCall(searchBrands, { id });
  return data ? (data[0]?.name ?? t('gone')) : '–';
}

function CategoryName({ id }: { id: number }) {
  const { data } = useCall(searchCategories, { id });
  return data?.[0]?.path.join(' › ') ?? '–';
}
