import { useUser } from '#console/base/session/user.ts';
import type { PlatformScope } from '#contract/core/call.ts';

/** Whether the operator may do this part of the work. The mall decides; this only hides what it would refuse. */
export function useOperatorMay(scope: PlatformScope): boolean {
  return useUser().data?.operator?.scopes.includes(scope) ?? false;
}
