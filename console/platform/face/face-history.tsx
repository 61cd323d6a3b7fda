import { useState } from 'react';
import { useCall } from '#console/base/use-call.ts';
import type { FaceName } from '#contract/content/face.ts';
import { type FaceVersion, listFaceVersions } from '#contract/content/platform-face.ts';
import { type VersionActs, VersionDrawer } from './version-drawer.tsx';

/** How many are shown at first and at most. Help pages are long, and each version has all of them. */
export const usualSizes = { first: 20, most: 100 };
const longSizes = { first: 5, most: 20 };

/** What was published of a part. */
export function FaceHistory({ name, ...acts }: VersionActs<FaceVersion> & { name: FaceName }) {
  const { first, most } = name === 'pages' ? longSizes : usualSizes;
  const [limit, setLimit] = useState(first);
  const query = useCall(listFaceVersions, { name, limit }, { keepsPrevious: true });
  return <VersionDrawer {...acts} query={query} limit={limit} onMore={limit < most ? () => setLimit(most) : null} />;
}
