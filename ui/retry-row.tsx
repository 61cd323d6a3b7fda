import { RefreshCw } from 'lucide-react';

type RetryRowProps = {
  message: string;
  retryLabel: string;
  isRetrying?: boolean;
  onRetry: () => void;
};

/** Says that something did not come, and asks again. Without scripts the button asks for the page again. */
export function RetryRow({ message, retryLabel, isRetrying = false, onRetry }: RetryRowProps) {
  return (
    <form
      role="alert"
      className="flex min-h-24 flex-wrap items-center justify-center gap-x-4 gap-y-2 rounded-lg bg-card px-6 py-5 text-ink-2"
      onSubmit={(event) => {
        event.preventDefault();
        onRetry();
      }}
    >
      {message}
      <button
        type="submit"
        disabled={isRetrying}
        className="inline-flex min-h-9 items-center gap-2 rounded-full border border-brand px-4 py-1 font-semibold text-brand hover:bg-brand-soft hover:text-brand-deep disabled:opacity-60"
      >
        <RefreshCw aria-hidden="true" size={16} className={isRetrying ? 'animate-spin' : ''} />
        {retryLabel}
      </button>
    </form>
  );
}
