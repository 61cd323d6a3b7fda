import { RefreshCw } from 'lucide-react';
import { Button } from '#ui/buttons/button.tsx';

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
      <Button type="submit" variant="secondary" disabled={isRetrying}>
        <RefreshCw aria-hidden="true" size={16} className={isRetrying ? 'animate-spin' : ''} />
        {retryLabel}
      </Button>
    </form>
  );
}
