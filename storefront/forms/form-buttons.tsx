import { LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSteadyPending } from '#storefront/base/client/steady-pending.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { useFormState } from './checked-form.tsx';

/** Sends the form. While it is being answered it turns and lets nothing else through, but keeps the focus. */
export function SubmitButton({ children }: { children: ReactNode }) {
  const isBusy = useSteadyPending(useFormState().isBusy);
  const isHydrated = useHydrated();
  return (
    <button
      type="submit"
      disabled={!isHydrated}
      aria-busy={isBusy}
      className="flex h-11 w-full items-center justify-center gap-2 rounded-md bg-brand text-base font-semibold text-white hover:bg-brand-deep focus-visible:rounded-md aria-busy:cursor-progress aria-busy:bg-brand-deep"
    >
      {isBusy && <LoaderCircle size={18} aria-hidden="true" className="animate-spin" />}
      {children}
    </button>
  );
}

/** Leads to another mode, as a button beside the main one. */
export function SecondButton({ children, onClick }: { children: ReactNode; onClick: () => void }) {
  return (
    <button
      type="button"
      disabled={!useHydrated()}
      onClick={onClick}
      className="min-h-11 w-full rounded-md border border-ink-3/45 bg-card px-3 py-1.5 font-medium hover:border-brand hover:text-brand focus-visible:rounded-md"
    >
      {children}
    </button>
  );
}

type QuietButtonProps = { children: ReactNode; onClick: () => void; isStrong?: boolean };

/** Leads to another mode, as quietly as a link. */
export function QuietButton({ children, onClick, isStrong = false }: QuietButtonProps) {
  return (
    <button
      type="button"
      disabled={!useHydrated()}
      onClick={onClick}
      className={`text-left text-xs hover:text-brand hover:underline ${isStrong ? 'font-medium text-brand-deep' : 'text-ink-2'}`}
    >
      {children}
    </button>
  );
}
