import type { CSSProperties } from 'react';
import { createRoot } from 'react-dom/client';
import { Toaster, toast } from 'sonner';
import { splitLocale } from '#contract/core/languages.ts';
import { loadedMessages } from '#storefront/base/i18n/messages.ts';
import type { ToastAction, ToastKind } from './toasts.ts';

const place = document.createElement('div');

/** An open modal dialog makes the rest of the page inert, so the messages move into it, else nobody would hear them. */
function followDialogs(): void {
  const dialogs = document.querySelectorAll('dialog:modal');
  const home = dialogs[dialogs.length - 1] ?? document.body;
  if (place.parentNode !== home) home.append(place);
}

document.addEventListener('toggle', followDialogs, { capture: true });
followDialogs();
createRoot(place).render(
  <Toaster
    // Neither the header nor what pages end with: bars that stick to the window's foot have their buttons at the right.
    position="bottom-left"
    offset={{ left: 24, bottom: 96 }}
    style={{ '--width': '420px' } as CSSProperties}
    containerAriaLabel={loadedMessages(splitLocale(location.pathname).locale)?.shell.toasts.region}
    toastOptions={{
      duration: 4000,
      unstyled: true,
      classNames: {
        toast: 'flex w-full items-center gap-3 rounded-md bg-card px-5 py-3.5 text-sm text-ink shadow-float',
        title: 'first-letter:uppercase', // the specification's texts begin small
        actionButton:
          'ml-auto shrink-0 rounded-sm px-2 py-1 font-semibold text-brand hover:bg-brand-soft hover:text-brand-deep',
        error: '[&_[data-icon]]:text-brand',
        success: '[&_[data-icon]]:text-success',
        warning: '[&_[data-icon]]:text-warning',
        info: '[&_[data-icon]]:text-ink-3',
      },
    }}
  />,
);

const readingMs = 8_000; // for those that can be answered

export function showToast(message: string, kind: ToastKind, id?: string, action?: ToastAction): void {
  followDialogs();
  toast[kind](message, {
    ...(id !== undefined && { id }),
    // A message that takes another's place has its own action, or none.
    action: action && { label: action.label, onClick: action.onPress },
    ...(action && { duration: readingMs }),
  });
}

export function hideToast(id: string): void {
  toast.dismiss(id);
}
