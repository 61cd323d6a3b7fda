import { CircleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';

/** Says that a payment has failed and why; what was typed stays, so that it can be tried again. */
export function FailureNote({ text }: { text: string }) {
  const t = useTranslations('payments');
  return (
    <div role="alert" className="flex gap-3 rounded-md bg-brand-soft p-4 text-brand-deep">
      <CircleAlert size={20} aria-hidden="true" className="mt-0.5 shrink-0" />
      <p>
        <strong className="block font-semibold">{t('failed')}</strong>
        {text}
      </p>
    </div>
  );
}
