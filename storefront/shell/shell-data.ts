import { useRouteLoaderData } from 'react-router';
import type { loader } from './shell.tsx';

/** What the frame was rendered with: first-level categories, hot keywords, home data. Undefined when that failed. */
export function useShellData() {
  return useRouteLoaderData<typeof loader>('shell/shell');
}
