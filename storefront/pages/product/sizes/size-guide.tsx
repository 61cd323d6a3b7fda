import { Ruler } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { SizeTable } from '#contract/catalogue/product-details.ts';
import { TextButton } from '#ui/buttons/text-button.tsx';

const SizeDialog = lazy(() => import('./size-dialog.tsx').then((module) => ({ default: module.SizeDialog })));

/** Beside the sizes to choose from: opens what they measure. */
export function SizeGuide({ table }: { table: SizeTable }) {
  const t = useTranslations('product.sizes');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <TextButton aria-haspopup="dialog" onClick={() => setOpen(true)} className="ml-2">
        <Ruler aria-hidden="true" size={16} className="shrink-0" />
        <span className="underline decoration-line underline-offset-4">{t('guide')}</span>
      </TextButton>
      {isOpen && (
        <Suspense>
          <SizeDialog table={table} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
