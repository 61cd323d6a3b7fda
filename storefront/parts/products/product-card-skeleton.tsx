/** The place of a product card that is on its way, as tall as the card will be. */
export function ProductCardSkeleton() {
  return (
    <div aria-hidden="true" className="flex h-full animate-pulse flex-col rounded-md bg-card">
      <div className="aspect-square rounded-t-md bg-surface" />
      <div className="flex flex-col gap-1.5 p-3">
        <div className="h-[2lh] space-y-2 py-1">
          <div className="h-3.5 rounded-sm bg-surface" />
          <div className="h-3.5 w-3/5 rounded-sm bg-surface" />
        </div>
        <div className="h-5 w-1/4 rounded-sm bg-surface" />
        <div className="h-7 w-2/5 rounded-sm bg-surface" />
        <div className="h-4.5 w-3/5 rounded-sm bg-surface" />
        <div className="h-4.5 w-4/5 rounded-sm bg-surface" />
      </div>
    </div>
  );
}
