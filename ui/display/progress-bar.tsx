/** How much of something has been done, with its percentage below. */
export function ProgressBar({ part, label }: { part: number; label: string }) {
  const percent = Math.round(part * 100);
  return (
    <>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-1.5 overflow-hidden rounded-full bg-line"
      >
        <div className="h-full rounded-full bg-brand transition-[width]" style={{ width: `${percent}%` }} />
      </div>
      <span aria-hidden="true" className="tabular-nums">{`${percent}%`}</span>
    </>
  );
}
