import type { ReactNode } from 'react';
import { CategorySelect } from '#console/base/coupons/category-select.tsx';
import { useCall } from '#console/base/use-call.ts';
import { listMallCategories } from '#contract/coupons/platform.ts';

const shownMax = 100;

type CategoryFieldProps = {
  categoryId: number | null;
  isOff?: boolean;
  error: ReactNode;
  onChange: (categoryId: number | null) => void;
};

/** A category of the mall, found by words of its path. */
export function CategoryField({ isOff = false, ...rest }: CategoryFieldProps) {
  const { data = [] } = useCall(listMallCategories, {});
  const categories = data.map(({ id, path }) => ({ id, name: path.join(' › ') }));
  return <CategorySelect {...rest} categories={categories} limit={shownMax} isOff={isOff} />;
}
