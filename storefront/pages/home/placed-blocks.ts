import type { Activity } from '#contract/catalogue/shopper.ts';
import type { HomePageBlock } from '#contract/catalogue/shopper-home.ts';

/** What is shown when the mall could not say which blocks there are. */
export const usualBlocks: readonly HomePageBlock[] = [
  { kind: 'flash', key: 'flash' },
  { kind: 'activities', key: 'first-activity', activityIds: [], count: 1 },
  { kind: 'shops', key: 'shops' },
  { kind: 'activities', key: 'activities', activityIds: [], count: 10 },
  { kind: 'recommended', key: 'recommended' },
];

/** Which activities each block shows, by its key: those it names, or the next that no block names. None is shown twice. */
export function placeActivities(
  blocks: readonly HomePageBlock[],
  activities: readonly Activity[],
): ReadonlyMap<string, Activity[]> {
  const running = activities.filter(({ productList }) => productList.length > 0);
  const named = new Set(blocks.flatMap((block) => (block.kind === 'activities' ? block.activityIds : [])));
  const shown = new Set<number>();
  const placed = new Map<string, Activity[]>();
  for (const block of blocks) {
    if (block.kind === 'flash')
      placed.set(
        block.key,
        running.filter(({ kind }) => kind === 'flash'),
      );
    if (block.kind !== 'activities') continue;
    const standard = running.filter(({ id, kind }) => kind === 'standard' && !shown.has(id));
    const next =
      block.activityIds.length > 0
        ? block.activityIds.flatMap((id) => standard.find((activity) => activity.id === id) ?? [])
        : standard.filter(({ id }) => !named.has(id)).slice(0, block.count);
    for (const { id } of next) shown.add(id);
    placed.set(block.key, next);
  }
  return placed;
}
