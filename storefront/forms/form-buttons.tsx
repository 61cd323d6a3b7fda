import type { ReactNode } from 'react';
import { useSteadyPending } from '#storefront/base/client/navigation/steady-pending.ts';
import { Button } from '#ui/buttons/button.tsx';
import { TextButton } from '#ui/buttons/text-button.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { useFormState } from './checked-form.tsx';

type SubmitButtonProps = { className?: string; isDisabled?: boolean; children: ReactNode };

/**
 * Sends the form. While it is being answered it turns and lets nothing else through, but keeps the focus. Who has corrected
 * something while it still turns is not held up.
 */
export function SubmitButton({ className = 'w-full', isDisabled = false, children }: SubmitButtonProps) {
  const { isBusy } = useFormState();
  const isTurning = useSteadyPending(isBusy);
  const isHydrated = useHydrated();
  return (
    <Button
      type="submit"
      size="large"
      disabled={!isHydrated || isDisabled}
      isBusy={isBusy}
      isTurning={isTurning}
      className={className}
    >
      {children}
    </Button>
  );
}

/** Leads to another mode, as a button beside the main one. */
export function SecondButton({ children, onClick }: { children: ReactNode; onClick: () => void }) {
  return (
    <Button variant="secondary" size="large" disabled={!useHydrated()} onClick={onClick} className="w-full">
      {children}
    </Button>
  );
}

type QuietButtonProps = { children: ReactNode; onClick: () => void; isStrong?: boolean };

/** Leads to another mode, as quietly as a link. */
export function QuietButton({ children, onClick, isStrong = false }: QuietButtonProps) {
  return (
    <TextButton variant={isStrong ? 'strong' : 'quiet'} disabled={!useHydrated()} onClick={onClick} className="text-xs">
      {children}
    </TextButton>
  );
}
