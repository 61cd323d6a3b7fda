import { CircleAlert } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { Button } from '#ui/buttons/button.tsx';

type ConfirmDialogProps = {
  isOpen: boolean;
  title: string;
  text?: string;
  confirmLabel: string;
  cancelLabel: string;
  /** True while what was confirmed is being done. */
  isBusy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/**
 * Asks before something that is not easily undone. The focus begins on the harmless answer, and Escape gives it; while
 * it is being done nothing else can be pressed. The browser gives the focus back to where it was.
 */
export function ConfirmDialog({
  isOpen,
  title,
  text,
  confirmLabel,
  cancelLabel,
  isBusy = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  const id = useId();

  useEffect(() => {
    const element = dialog.current;
    if (isOpen && !element?.open) {
      element?.showModal();
      cancel.current?.focus();
    }
    if (!isOpen && element?.open) element.close();
  }, [isOpen]);

  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={`${id}title`}
      aria-describedby={text ? `${id}text` : undefined}
      className="m-auto w-105 rounded-lg bg-card p-6 text-ink shadow-float backdrop:bg-black/50"
      onCancel={(event) => {
        event.preventDefault();
        if (!isBusy) onCancel();
      }}
    >
      <div className="flex gap-4">
        <span className="grid size-10 shrink-0 place-items-center rounded-full bg-warning-soft text-warning">
          <CircleAlert size={22} aria-hidden="true" />
        </span>
        <div className="min-w-0 pt-1.5">
          <h2 id={`${id}title`} className="text-base font-semibold">
            {title}
          </h2>
          {text && (
            <p id={`${id}text`} className="mt-1.5 wrap-anywhere text-ink-2">
              {text}
            </p>
          )}
        </div>
      </div>
      <div className="mt-6 flex justify-end gap-3">
        <Button ref={cancel} variant="secondary" disabled={isBusy} onClick={onCancel}>
          {cancelLabel}
        </Button>
        <Button isBusy={isBusy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </dialog>
  );
}
