import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { IconButton } from '#ui/buttons/icon-button.tsx';

type DialogProps = {
  isOpen: boolean;
  onClose: () => void;
  /** Read out when it opens. */
  title: string;
  /** What the close button is called by screen readers. */
  closeLabel: string;
  className?: string;
  children: ReactNode;
};

/** A dialog over the page. The browser itself keeps the focus inside, closes on Escape and gives the focus back. */
export function Dialog({ isOpen, onClose, title, closeLabel, className = '', children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);

  // Before the effects of what is inside, which may want the focus.
  useLayoutEffect(() => {
    const dialog = element.current;
    if (isOpen && !dialog?.open) dialog?.showModal();
    if (!isOpen && dialog?.open) dialog.close();
  }, [isOpen]);

  // Inside, the pressed element is a child: the dialog itself is pressed only where its backdrop is.
  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === element.current) onClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key for it, and the browser listens to that
    <dialog
      ref={element}
      aria-label={title}
      onClose={onClose}
      onClick={closeOnBackdrop}
      className={`m-auto overflow-visible rounded-lg bg-card text-ink shadow-float backdrop:bg-black/50 ${className}`}
    >
      <div className="relative">
        {children}
        <IconButton label={closeLabel} className="absolute top-3 right-3" onClick={onClose}>
          <X size={20} aria-hidden="true" />
        </IconButton>
      </div>
    </dialog>
  );
}
