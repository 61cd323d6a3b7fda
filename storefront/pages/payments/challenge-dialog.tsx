import { ShieldCheck } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Money } from '#contract/core/values.ts';
import { useAmountText } from '#storefront/base/i18n/amount-text.ts';
import { TestMark } from '#storefront/parts/payments/pay-methods.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';

type ChallengeDialogProps = { isOpen: boolean; amount: Money; isBusy: boolean; onAnswer: (isPassed: boolean) => void };

/** The bank asks whether it is really you: closing it is an answer too. */
export function ChallengeDialog({ isOpen, amount, isBusy, onAnswer }: ChallengeDialogProps) {
  const t = useTranslations('payments');
  const amountText = useAmountText();
  const title = t('challengeTitle');
  return (
    <Dialog isOpen={isOpen} onClose={() => isOpen && onAnswer(false)} title={title} closeLabel={t('close')}>
      <div className="w-110 p-8 text-center">
        <span className="mx-auto grid size-14 place-items-center rounded-full bg-success-soft text-success">
          <ShieldCheck size={28} aria-hidden="true" />
        </span>
        <h2 className="mt-4 flex items-center justify-center gap-2 text-lg font-semibold">
          {title}
          <TestMark />
        </h2>
        <p className="mt-2 text-ink-2">{t('challengeLine', { amount: amountText(amount) })}</p>
        <div className="mt-6 grid grid-cols-2 gap-3">
          <Button variant="secondary" size="large" disabled={isBusy} onClick={() => onAnswer(false)}>
            {t('challengeFail')}
          </Button>
          <Button size="large" disabled={isBusy} onClick={() => onAnswer(true)}>
            {t('challengePass')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
