import { type FormEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { User } from '#contract/identity/shopper.ts';
import { editProfile, nicknameMax } from '#contract/identity/shopper-profile.ts';
import { callFromBrowser } from '#storefront/base/client/calls/browser-mall.ts';
import { useSteadyPending } from '#storefront/base/client/navigation/steady-pending.ts';
import { saveUser } from '#storefront/base/client/session/save-user.ts';
import { toast } from '#storefront/base/client/toasts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { TitledCard } from '#ui/display/titled-card.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Input } from '#ui/fields/input.tsx';
import { AvatarField } from './avatar-field.tsx';

/** Picture and name, as everybody in the mall sees them. */
export function ProfileCard({ user }: { user: User }) {
  const t = useTranslations('account.profile');
  return (
    <TitledCard title={t('card')} line={t('cardLine')}>
      <AvatarField user={user} />
      {/* A name that was changed elsewhere takes the place of what is written here. */}
      <NicknameForm key={user.nickname} nickname={user.nickname} />
    </TitledCard>
  );
}

function NicknameForm({ nickname }: { nickname: string }) {
  const t = useTranslations('account.profile');
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(nickname);
  const [isWrong, setWrong] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const isBusy = useSteadyPending(isSaving);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    if (text.trim() === '') {
      setWrong(true);
      input.current?.focus();
      void toast(t('nicknameEmpty'), 'warning', 'profile');
      return;
    }
    setSaving(true);
    try {
      saveUser(await callFromBrowser(editProfile, { nickname: text.trim() }));
      void toast(t('saved'), 'success', 'profile');
    } catch {
      // A message was shown, and what was written stays.
    } finally {
      setSaving(false);
    }
  }

  return (
    <form noValidate className="mt-6" onSubmit={save}>
      <Field
        label={t('nickname')}
        error={isWrong ? t('nicknameEmpty') : undefined}
        count={`${text.length}/${nicknameMax}`}
      >
        <div className="flex gap-3">
          <Input
            ref={input}
            value={text}
            maxLength={nicknameMax}
            autoComplete="nickname"
            required
            className="grow"
            onChange={(event) => {
              setWrong(false);
              setText(event.target.value);
            }}
          />
          <Button type="submit" size="large" disabled={text.trim() === nickname} isBusy={isBusy}>
            {isBusy ? t('saving') : t('save')}
          </Button>
        </div>
      </Field>
    </form>
  );
}
