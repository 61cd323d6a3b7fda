import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { User } from '#contract/identity/shopper.ts';
import { useMall } from '#storefront/base/client/store.ts';
import { WithMessages } from '#storefront/base/i18n/with-messages.tsx';
import { Avatar } from '#storefront/parts/avatar.tsx';
import { TextButton } from '#ui/buttons/text-button.tsx';
import { moveFocusByArrows } from '#ui/navigation/arrow-focus.ts';
import { useReveal } from '#ui/slides/reveal.ts';
import { AccountPanel } from './account-panel.tsx';
import { LogOut } from './sign-out-dialog.tsx';

/** In the top bar: who is signed in, and all that is theirs; until that is known, what stands in for it. */
export function AccountDropdown({ whileUnknown }: { whileUnknown: ReactNode }) {
  const user = useMall((state) => state.user);
  return <WithMessages groups={['account']}>{user ? <Dropdown user={user} /> : whileUnknown}</WithMessages>;
}

function Dropdown({ user }: { user: User }) {
  const t = useTranslations('account');
  const { isOpen, set, area, trigger } = useReveal();
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();

  const openByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    set(true);
    // When the panel is there.
    requestAnimationFrame(() => panel.current?.querySelector('a')?.focus());
  };

  return (
    <LogOut>
      {(askToLogOut) => (
        <div className="relative flex h-full min-w-0 items-center" {...area}>
          <TextButton
            variant="inherit"
            ref={(button) => {
              trigger.current = button;
            }}
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={t('menuOf', { name: user.nickname })}
            className="h-full max-w-full min-w-0"
            onClick={(event) => set(event.detail === 0 ? !isOpen : true)}
            onKeyDown={openByKey}
          >
            <Avatar avatar={user.avatar} size={20} />
            <span className="truncate font-medium">{user.nickname}</span>
            <ChevronDown size={12} aria-hidden="true" className={`shrink-0 transition ${isOpen ? 'rotate-180' : ''}`} />
          </TextButton>
          {/** biome-ignore lint/a11y/noStaticElementInteractions: the keys are for the links inside */}
          <div
            ref={panel}
            id={id}
            hidden={!isOpen}
            className="absolute top-full right-0 z-50 w-68 rounded-b-lg bg-card text-sm text-ink shadow-float"
            onKeyDown={moveFocusByArrows}
          >
            {isOpen && (
              <AccountPanel
                user={user}
                onLeave={() => set(false)}
                onLogOut={() => {
                  trigger.current?.focus();
                  set(false);
                  askToLogOut();
                }}
              />
            )}
          </div>
        </div>
      )}
    </LogOut>
  );
}
