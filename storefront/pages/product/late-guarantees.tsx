import { lazy, Suspense } from 'react';
import type { ProductGuaranteesProps } from './product-guarantees.tsx';

// Every icon that operators can choose.
const ProductGuarantees = import.meta.env.SSR
  ? (await import('./product-guarantees.tsx')).ProductGuarantees
  : lazy(() => import('./product-guarantees.tsx').then((module) => ({ default: module.ProductGuarantees })));

/** What the mall promises. Its scripts come after the page. */
export function LateGuarantees(props: ProductGuaranteesProps) {
  return (
    <Suspense>
      <ProductGuarantees {...props} />
    </Suspense>
  );
}
