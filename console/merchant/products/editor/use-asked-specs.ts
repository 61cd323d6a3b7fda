import { useCall } from '#console/base/use-call.ts';
import type { CategorySpec } from '#contract/catalogue/category-specs.ts';
import { listCategorySpecs } from '#contract/catalogue/merchant.ts';

const none: readonly CategorySpec[] = [];

/** The specifications that the platform asks for in a category; none yet while they are loaded. */
export function useAskedSpecs(categoryId: number | null) {
  const { data, isLoading } = useCall(
    listCategorySpecs,
    { categoryId: categoryId ?? 0 },
    { isOff: categoryId === null },
  );
  return { askedSpecs: (categoryId !== null && data) || none, isLoading };
}
