import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { OutputOf } from '#contract/core/call.ts';
import { getContactChange, UndoKey, undoContactChange } from '#contract/identity/shopper-contacts.ts';
import { callFromBrowser } from '#storefront/base/client/calls/browser-mall.ts';
import { isCallFailure } from '#storefront/base/client/calls/call-mall.ts';
import { callMall } from '#storefront/base/client/calls/request-context.ts';
import { dropSignIn } from '#storefront/base/client/session/sign-in-state.ts';
import { useDateFormat } from '#storefront/base/i18n/date-format.ts';
import { CheckedForm } from '#storefront/forms/checked-form.tsx';
import { checkPassword, checkPasswordAgain } from '#storefront/forms/checks.ts';
import { SubmitButton } from '#storefront/forms/form-buttons.tsx';
import { PasswordField } from '#storefront/forms/password-field.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Card } from '#ui/display/card.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { MessagesDrawing } from '#ui/drawings/messages-drawing.tsx';
import type { Route } from './+types/undo-change.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const key = UndoKey.safeParse(searchParams.get('key')).data ?? '';
  if (!key) return { key, change: null };
  const change = await context
    .get(callMall)(getContactChange, { key })
    .catch((failure: unknown) => {
      if (isCallFailure(failure) && failure.code === 404) return null;
      throw failure;
    });
  return { key, change };
}

// The address holds the key, so it is not sent to other sites.
export const headers = () => ({ 'Referrer-Policy': 'no-referrer', 'Cache-Control': 'no-store' });

/** Where the link of a message leads: what was changed, and the way to take it back with a new password. */
export default function UndoChange({ loaderData }: Route.ComponentProps) {
  return (
    <div className="page-column py-10">
      <Undo key={loaderData.key} token={loaderData.key} change={loaderData.change} />
    </div>
  );
}

type Change = OutputOf<typeof getContactChange>;

function Undo({ change, token }: { change: Change | null; token: string }) {
  const t = useTranslations('account.undo');
  const [isDone, setDone] = useState(false);
  if (isDone || !change)
    return (
      <Card className="py-12" role={isDone ? 'status' : 'alert'}>
        <h1 className="sr-only">{t('title')}</h1>
        <EmptyState
          drawing={<MessagesDrawing />}
          title={isDone ? t('done') : t('over')}
          text={isDone ? t('doneLine') : t('overLine')}
          action={<LinkButton to="/login">{t('signIn')}</LinkButton>}
        />
      </Card>
    );
  return <UndoForm change={change} token={token} onDone={() => setDone(true)} />;
}

type UndoFormProps = { change: Change; token: string; onDone: () => void };

function UndoForm({ change, token, onDone }: UndoFormProps) {
  const t = useTranslations('account.undo');
  const fields = useTranslations('identity');
  const date = useDateFormat();
  const [newPassword, setNewPassword] = useState('');
  const [passwordAgain, setPasswordAgain] = useState('');
  const { contact, before, after, changedAt } = change;
  return (
    <Card aria-labelledby="undo-change" className="mx-auto w-full max-w-130 px-9 py-8">
      <h1 id="undo-change" className="text-lg font-semibold">
        {t('title')}
      </h1>
      <p className="mt-2 wrap-anywhere text-ink-2">
        {before
          ? t('changed', { contact, before, after, at: date(changedAt) })
          : t('added', { contact, after, at: date(changedAt) })}
      </p>
      <p className="mt-2 mb-6 text-ink-2">{t('line')}</p>
      <CheckedForm
        checks={[checkPassword(newPassword), checkPasswordAgain(newPassword, passwordAgain)]}
        input={{ key: token, newPassword, passwordAgain }}
        afterRefusal="password"
        send={async (input) => {
          await callFromBrowser(undoContactChange, input);
          dropSignIn(); // every session of the account is over, also one in this browser
          onDone();
        }}
      >
        <PasswordField label={fields('newPassword')} isNew value={newPassword} onChange={setNewPassword} />
        <PasswordField
          name="passwordAgain"
          label={fields('passwordAgain')}
          isNew
          value={passwordAgain}
          onChange={setPasswordAgain}
        />
        <SubmitButton>{t('confirm')}</SubmitButton>
      </CheckedForm>
    </Card>
  );
}
