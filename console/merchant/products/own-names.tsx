import type { ReferredNames } from '#console/base/compare/sides.tsx';
import { useCall } from '#console/base/use-call.ts';
import { listGuarantees, searchCategories } from '#contract/catalogue/merchant.ts';
import { listFreightChoices } from '#contract/shops/merchant-freight.ts';

/** What a product of this shop refers to, by name. */
export function useOwnNames(): ReferredNames {
  const { data: choices = [] } = useCall(listFreightChoices, {});
  const { data: guarantees = [] } = useCall(listGuarantees, {});
  return {
    category: (id) => <CategoryName id={id} />,
    freight: (id) => choices.find((choice) => choice.id === id)?.name ?? '',
    guarantee: (key) => guarantees.find((each) => each.key === key)?.name ?? '',
  };
}

function CategoryName({ id }: { id: number }) {
  const { data } = useCall(searchCategories, { id });
  return data?.[0]?.path.join(' › ') ?? '–';
}
