/** A grey placeholder for content that is still loading. Give it the size of that content, so that nothing shifts. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <div aria-hidden="true" className={`animate-pulse rounded-md bg-surface ${className}`} />;
}
