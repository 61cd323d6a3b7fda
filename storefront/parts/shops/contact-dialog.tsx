import { type LucideIcon, Mail, Phone } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { WithMessages } from '#storefront/base/i18n/with-messages.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogContent } from '#ui/dialogs/dialog-content.tsx';

type ContactDialogProps = {
  name: string;
  service: { servicePhone: string; serviceEmail: string };
  isOpen: boolean;
  onClose: () => void;
};

/** How a shop is reached: pressing a line opens the telephone or mail program. */
export function ContactDialog(props: ContactDialogProps) {
  return (
    <WithMessages groups={['shops']}>
      <Ways {...props} />
    </WithMessages>
  );
}

function Ways({ name, service: { servicePhone, serviceEmail }, isOpen, onClose }: ContactDialogProps) {
  const t = useTranslations('shops');
  const title = t('contactShop', { name });
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} closeLabel={t('close')} className="w-110">
      <DialogContent title={title} line={t(servicePhone || serviceEmail ? 'contactLine' : 'noContact')}>
        <div className="grid gap-2">
          {servicePhone && (
            <Way
              Icon={Phone}
              label={t('phone')}
              text={servicePhone}
              href={`tel:${servicePhone.replace(/[^\d+]/g, '')}`}
            />
          )}
          {serviceEmail && <Way Icon={Mail} label={t('email')} text={serviceEmail} href={`mailto:${serviceEmail}`} />}
        </div>
      </DialogContent>
    </Dialog>
  );
}

function Way({ Icon, label, text, href }: { Icon: LucideIcon; label: string; text: string; href: string }) {
  return (
    <a
      href={href}
      className="flex items-center gap-4 rounded-md border border-line px-4 py-3 hover:border-brand focus-visible:rounded-md"
    >
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-brand-soft text-brand">
        <Icon aria-hidden="true" size={18} />
      </span>
      <span className="min-w-0">
        <span className="block text-xs text-ink-3">{label}</span>
        <span className="block font-medium wrap-anywhere">{text}</span>
      </span>
    </a>
  );
}
