import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { User } from '#contract/identity/shopper.ts';
import { editProfile, nicknameMax } from '#contract/identity/shopper-profile.ts';
import { callFromBrowser } from '#storefront/base/client/browser-mall.ts';
import { saveUser } from '#storefront/base/client/save-user.ts';
import { useSteadyPending } from '#storefront/base/client/steady-pending.ts';
import { toast } from '#storefront/base/client/toasts.ts';
import { AvatarField } from './avatar-field.tsx';
import { Card } from './card.tsx';

/** Picture and name, as everybody in the mall sees them. */
export function ProfileCard({ user }: { user: User }) {
  const t = useTranslations('account.profile');
  return (
    <Card title={t('card')} line={t('cardLine')}>
      <AvatarField user={user} />
      {/* A name that was changed elsewhere takes the place of what is written here. */}
      <NicknameForm key={user.nickname} nickname={user.nickname} />
    </Card>
  );
}

function NicknameForm({ nickname }: { nickname: string }) {
  const t = useTranslations('account.profile');
  const id = useId();
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
      // The shopper has been told, and what was written stays.
    } finally {
      setSaving(false);
    }
  }

  return (
    <form noValidate className="mt-6" onSubmit={save}>
      <label htmlFor={id} className="text-xs text-ink-3">
        {t('nickname')}
      </label>
      <div className="mt-1.5 flex gap-3">
        <div className="relative min-w-0 grow">
          <input
            ref={input}
            id={id}
            value={text}
            maxLength={nicknameMax}
            autoComplete="nickname"
            required
            aria-invalid={isWrong}
            aria-describedby={isWrong ? `${id}wrong` : undefined}
            className="h-11 w-full rounded-md border border-ink-3/45 pr-14 pl-3 hover:border-ink-3 focus-visible:rounded-md aria-invalid:border-brand"
            onChange={(event) => {
              setWrong(false);
              setText(event.target.value);
            }}
          />
          <span aria-hidden="true" className="absolute top-3 right-3 text-xs text-ink-3 tabular-nums">
            {`${text.length}/${nicknameMax}`}
          </span>
        </div>
        <button
          type="submit"
          disabled={isBusy || text.trim() === nickname}
          aria-busy={isBusy}
          className="h-11 shrink-0 rounded-md bg-brand px-6 font-medium text-white hover:bg-brand-deep focus-visible:rounded-md disabled:bg-surface disabled:text-ink-3"
        >
          {isBusy ? t('saving') : t('save')}
        </button>
      </div>
      {isWrong && (
        <p id={`${id}wrong`} className="mt-1.5 text-xs text-brand">
          {t('nicknameEmpty')}
        </p>
      )}
    </form>
  );
}
