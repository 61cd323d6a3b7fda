import { FlaskConical } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Money } from '#contract/core/values.ts';
import { startPayment } from '#contract/payments/shopper.ts';
import { callFromBrowser } from '#storefront/base/client/calls/browser-mall.ts';
import { useSubmitGuard } from '#storefront/base/client/calls/submit-guard.ts';
import { useSteadyPending } from '#storefront/base/client/navigation/steady-pending.ts';
import { bareNumber, type CardField as FieldName, slashedExpiry, spacedNumber, wrongField } from './card-digits.ts';
import { CardField } from './card-field.tsx';
import { ChallengeDialog } from './challenge-dialog.tsx';
import { FailureNote } from './failure-note.tsx';
import { PayButton } from './pay-button.tsx';
import { answerChallenge, type DeskAnswer, enterCard, notATestCard } from './sandbox-desk.ts';
import { TestCards } from './test-cards.tsx';

type Failure = NonNullable<DeskAnswer['failure']> | 'unknown_card' | 'unreachable';
type TestCardFormProps = { orderNo: string; amount: Money; onPaid: () => void };

/** Card payment at the test gateway: looks and behaves like the real thing, and says that it is not. */
export function TestCardForm({ orderNo, amount, onPaid }: TestCardFormProps) {
  const t = useTranslations('payments');
  const [card, setCard] = useState({ number: '', expiry: '', cvc: '' });
  const [wrong, setWrong] = useState<FieldName | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [challenged, setChallenged] = useState<string | null>(null);
  const { isBusy, press } = useSubmitGuard();
  const isShownBusy = useSteadyPending(isBusy);
  const form = useRef<HTMLFormElement>(null);

  const change = (name: FieldName, text: string) => {
    setCard((before) => ({ ...before, [name]: text }));
    setWrong(null);
  };
  const take = (answer: DeskAnswer | typeof notATestCard | null, clientSecret: string) => {
    if (answer === null) return setFailure('unreachable');
    if (answer === notATestCard) return setFailure('unknown_card');
    if (answer.state === 'challenge') return setChallenged(clientSecret);
    if (answer.state === 'open') return setFailure(answer.failure ?? 'declined');
    onPaid();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const today = new Date();
    const first = wrongField(card, { year: today.getFullYear(), month: today.getMonth() + 1 });
    setWrong(first);
    if (first) return form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
    return press({ ...card, failure }, async ({ number }) => {
      setFailure(null);
      const { clientSecret } = await callFromBrowser(startPayment, { orderNo, payType: 'sandbox' });
      take(await enterCard(clientSecret ?? '', bareNumber(number)), clientSecret ?? '');
    });
  };
  const answer = (isPassed: boolean) =>
    press({ challenged, isPassed }, async () => {
      const clientSecret = challenged ?? '';
      const said = await answerChallenge(clientSecret, isPassed);
      setChallenged(null);
      take(said, clientSecret);
    });
  const fieldOf = (name: FieldName) => ({
    name,
    label: t(`field.${name}`),
    value: card[name],
    wrong: wrong === name ? t(`wrong.${name}`) : null,
  });

  return (
    <form ref={form} noValidate className="grid gap-4" onSubmit={submit}>
      <p className="flex gap-3 rounded-md bg-warning-soft p-4 text-warning">
        <FlaskConical size={20} aria-hidden="true" className="mt-0.5 shrink-0" />
        <span>
          <strong className="block font-semibold">{t('testTitle')}</strong>
          {t('testLine')}
        </span>
      </p>
      {failure && <FailureNote text={t(`failure.${failure}`)} />}
      <CardField
        {...fieldOf('number')}
        placeholder="4242 4242 4242 4242"
        onChange={(text) => change('number', spacedNumber(text))}
      />
      <div className="flex gap-4">
        <CardField
          {...fieldOf('expiry')}
          placeholder="12 / 34"
          onChange={(text) => change('expiry', slashedExpiry(text, card.expiry))}
        />
        <CardField
          {...fieldOf('cvc')}
          placeholder="123"
          onChange={(text) => change('cvc', bareNumber(text).slice(0, 4))}
        />
      </div>
      <PayButton amount={amount} isBusy={isShownBusy} />
      <TestCards
        onChoose={(number) => {
          setCard({ number: spacedNumber(number), expiry: '12 / 34', cvc: '123' });
          setWrong(null);
        }}
      />
      <ChallengeDialog isOpen={challenged !== null} amount={amount} isBusy={isBusy} onAnswer={answer} />
    </form>
  );
}
