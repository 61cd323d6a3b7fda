import { useTranslations } from 'use-intl';
import type { SizeTable } from '#contract/catalogue/product-details.ts';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogContent } from '#ui/dialogs/dialog-content.tsx';
import { SizeChart } from './size-chart.tsx';

/** The sizes of a product over its page. */
export function SizeDialog({ table, onClose }: { table: SizeTable; onClose: () => void }) {
  const t = useTranslations('product.sizes');
  return (
    <Dialog isOpen onClose={onClose} title={t('guide')} closeLabel={t('close')} className="w-180">
      <DialogContent title={t('guide')}>
        <div className="max-h-[70dvh] overflow-y-auto">
          <SizeChart table={table} />
        </div>
      </DialogContent>
    </Dialog>
  );
}
