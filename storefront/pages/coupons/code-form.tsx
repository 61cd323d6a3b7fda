import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import type { FailureReason } from '#contract/core/call.ts';
import { receiveCouponByCode } from '#contract/coupons/shopper.ts';
import { callFromBrowser } from '#storefront/base/client/calls/browser-mall.ts';
import { toast } from '#storefront/base/client/toasts.ts';
import { FormFrame } from '#storefront/forms/checked-form.tsx';
import { useCheckedForm } from '#storefront/forms/use-checked-form.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Input } from '#ui/fields/input.tsx';

const codeMax = 32;
const ofCode: readonly (FailureReason | undefined)[] = [
  'coupon_code_wrong',
  'coupon_code_early',
  'coupon_code_over',
  'coupon_gone',
  'coupon_received',
];

/** For people who have a code: typing it gives them its coupon. Then the field is empty for the next one. */
export function CodeForm() {
  const [turn, setTurn] = useState(0);
  return <OneCode key={turn} onReceived={() => setTurn(turn + 1)} />;
}

function OneCode({ onReceived }: { onReceived: () => void }) {
  const t = useTranslations('own-coupons.code');
  const { revalidate } = useRevalidator();
  const [typed, setTyped] = useState('');
  const code = typed.trim();
  const form = useCheckedForm({
    problems: code ? [] : [{ field: 'code', message: t('missing') }],
    input: { code },
    send: async (input) => {
      const { name } = await callFromBrowser(receiveCouponByCode, input);
      void toast(t('received', { name }), 'success', 'coupon');
      await revalidate();
      onReceived();
    },
    refusedAt: (reason) => (ofCode.includes(reason) ? { field: 'code', message: t('refused') } : null),
    topic: 'coupon',
  });
  return (
    <FormFrame state={form} className="mt-5 flex items-start gap-3">
      <Field label={t('label')} hint={t('hint')} error={form.problemOf('code')} className="w-80">
        <Input
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={codeMax}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            form.touch('code');
          }}
        />
      </Field>
      <Button type="submit" variant="secondary" isBusy={form.isBusy} className="mt-7.5 h-11">
        {t('send')}
      </Button>
    </FormFrame>
  );
}
