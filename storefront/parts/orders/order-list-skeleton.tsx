import { Skeleton } from '#ui/display/skeleton.tsx';

/** The places of three orders that are on their way. */
export function OrderListSkeleton() {
  return [1, 2, 3].map((place) => (
    <div key={place} className="overflow-hidden rounded-lg border border-line">
      <Skeleton className="h-10 rounded-none" />
      <div className="flex gap-4 p-5">
        <Skeleton className="size-20 shrink-0" />
        <div className="grid grow content-start gap-2">
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="h-4 w-1/4" />
        </div>
        <Skeleton className="h-5 w-32" />
      </div>
      <div className="flex justify-between border-t border-line px-5 py-4">
        <Skeleton className="h-8 w-80" />
        <Skeleton className="h-9 w-60" />
      </div>
    </div>
  ));
}
