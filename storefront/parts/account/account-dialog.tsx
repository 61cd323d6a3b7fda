import type { ReactNode } from 'react';
import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { WithMessages } from '#storefront/base/i18n/with-messages.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';

type AccountDialogProps = { title: string; line?: string; onClose: () => void; children: ReactNode };

/** One change of the account, confirmed by a code. Its fields are those of the sign-in form, with their messages. */
export function AccountDialog({ title, line, onClose, children }: AccountDialogProps) {
  const t = useTranslations('account');
  return (
    <Dialog isOpen onClose={onClose} title={title} closeLabel={t('close')} className="w-115">
      <div className="px-9 pt-8 pb-9">
        <h2 className="pr-8 text-lg font-semibold">{title}</h2>
        {line && <p className="mt-1 text-ink-2">{line}</p>}
        <div className="mt-6">
          <Suspense>
            <WithMessages groups={['identity']}>{children}</WithMessages>
          </Suspense>
        </div>
      </div>
    </Dialog>
  );
}
