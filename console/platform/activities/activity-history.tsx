import { useState } from 'react';
import { useCall } from '#console/base/use-call.ts';
import { usualSizes } from '#console/platform/face/face-history.tsx';
import { type VersionActs, VersionDrawer } from '#console/platform/face/version-drawer.tsx';
import { type ActivityVersion, listActivityVersions } from '#contract/catalogue/platform-activities.ts';

const { first, most } = usualSizes;

/** What was published of an activity. */
export function ActivityHistory({ id, ...acts }: VersionActs<ActivityVersion> & { id: number }) {
  const [limit, setLimit] = useState(first);
  const query = useCall(listActivityVersions, { id, limit }, { keepsPrevious: true });
  return <VersionDrawer {...acts} query={query} limit={limit} onMore={limit < most ? () => setLimit(most) : null} />;
}
