import { Anchor, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { PlatformScope } from '#contract/core/call.ts';
import { useOperatorMay } from './operator-scopes.ts';

/** Something that opens its own page for those who may see that. */
export function LinkedNumber({ to, scope, children }: { to: string; scope: PlatformScope; children: ReactNode }) {
  if (!useOperatorMay(scope))
    return (
      <Text component="span" size="sm">
        {children}
      </Text>
    );
  return (
    <Anchor component={Link} to={`/platform/${to}`} size="sm">
      {children}
    </Anchor>
  );
}
