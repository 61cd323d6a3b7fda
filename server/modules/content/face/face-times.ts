import type { FaceName, FaceOf } from '#contract/content/face.ts';

type Times = { from: string | null; until: string | null };

function timesIn(value: FaceOf<FaceName>): Times[] {
  if (!('blocks' in value)) return 'from' in value ? [value] : [];
  return value.blocks.flatMap((block): Times[] => ('slides' in block ? [block, ...block.slides] : [block]));
}

/** When something of a part appears or disappears next; null when nothing does. */
export function nextTurn(value: FaceOf<FaceName>, now: Date): Date | null {
  const times = timesIn(value).flatMap(({ from, until }) => [from, until]);
  const coming = times.flatMap((time) => (time && new Date(time) > now ? [new Date(time)] : []));
  return coming.sort((one, other) => Number(one) - Number(other))[0] ?? null;
}
