import { Mail, Receipt } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { emailMax } from '#contract/core/email.ts';
import { getOrder } from '#contract/orders/shopper.ts';
import { lookUpOrder, sendOrderCode } from '#contract/orders/visitor.ts';
import { callFromBrowser, callQuietly } from '#storefront/base/client/calls/browser-mall.ts';
import { rememberReturn } from '#storefront/base/client/session/sign-in-state.ts';
import { MallLink, useMallPath } from '#storefront/base/links/mall-link.tsx';
import { orderPath } from '#storefront/base/links/order-paths.ts';
import { AccountCodeField } from '#storefront/forms/account-code-field.tsx';
import { CheckedForm } from '#storefront/forms/checked-form.tsx';
import { checkCaptcha, checkEmail, checkOrderNumber, firstFinding } from '#storefront/forms/checks.ts';
import { SubmitButton } from '#storefront/forms/form-buttons.tsx';
import { TextField } from '#storefront/forms/text-field.tsx';
import { useAfterSignIn } from '#storefront/parts/sign-in/after-sign-in.ts';
import { Card } from '#ui/display/card.tsx';

type LookUpFormProps = { orderNo: string; isLinkOver: boolean; isBelowOrder: boolean };

/** Number, mail address and the code that was sent to it open a visitor's order. */
export function LookUpForm({ orderNo: given, isLinkOver, isBelowOrder }: LookUpFormProps) {
  const t = useTranslations('orders.lookUp');
  const fields = useTranslations('identity');
  const [number, setNumber] = useState(given);
  const [typed, setEmail] = useState('');
  const [captcha, setCaptcha] = useState('');
  const open = useOpenOrder();
  const orderNo = number.trim().toUpperCase();
  const email = typed.trim();
  const isKnown = firstFinding([checkOrderNumber(orderNo), checkEmail(email)]);
  const Heading = isBelowOrder ? 'h2' : 'h1';
  return (
    <Card aria-labelledby="look-up" className="mx-auto mt-4 w-full max-w-130 px-9 py-8">
      <Heading id="look-up" className="text-lg font-semibold">
        {isBelowOrder ? t('more') : t('title')}
      </Heading>
      <p role={isLinkOver ? 'alert' : undefined} className="mt-1 mb-6 text-ink-2">
        {isLinkOver ? t('linkOver') : t('line')}
      </p>
      <CheckedForm
        checks={[isKnown, checkCaptcha(captcha)]}
        input={{ orderNo, email, captcha: captcha.trim() }}
        send={async (input) => open(await callFromBrowser(lookUpOrder, input), orderNo)}
        afterRefusal="captcha"
      >
        <TextField
          name="orderNo"
          label={t('number')}
          icon={Receipt}
          autoComplete="off"
          maxLength={32}
          value={number}
          onChange={setNumber}
          hint={t('numberHint')}
        />
        <TextField
          name="email"
          type="email"
          label={fields('email')}
          icon={Mail}
          autoComplete="email"
          maxLength={emailMax}
          value={typed}
          onChange={setEmail}
        />
        <AccountCodeField
          value={captcha}
          onChange={setCaptcha}
          kind="order"
          recipient={email}
          check={isKnown}
          send={() => callFromBrowser(sendOrderCode, { orderNo, email })}
        />
        <SubmitButton>{t('open')}</SubmitButton>
      </CheckedForm>
      <p className="mt-5 text-xs text-ink-3">
        {t('neutral')}{' '}
        <MallLink to="/users/order_list" className="text-brand-deep underline hover:text-brand">
          {t('hasAccount')}
        </MallLink>
      </p>
    </Card>
  );
}

const waitsMs = [0, 200, 400, 800, 1_600];

/** Goes to the order: as the visitor who was let in, or in the account that has just got it, which takes a second. */
function useOpenOrder() {
  const navigate = useNavigate();
  const mallPath = useMallPath();
  const continueAfterSignIn = useAfterSignIn('page');
  return async (entered: object | null, orderNo: string): Promise<void> => {
    if (entered) {
      rememberReturn(orderPath(orderNo));
      return continueAfterSignIn();
    }
    for (const wait of waitsMs) {
      await new Promise((pass) => setTimeout(pass, wait));
      if (await callQuietly(getOrder, { orderNo }).catch(() => null)) break;
    }
    await navigate(mallPath(orderPath(orderNo)));
  };
}
