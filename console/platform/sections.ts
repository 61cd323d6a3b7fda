import { Settings, UserCog } from 'lucide-react';
import { type ComponentType, lazy } from 'react';
import type { PlatformScope } from '#contract/core/call.ts';
import type { Messages } from '#locales/groups.ts';

type Name = keyof Messages['platform']['sections'];
export type Section = { path: string; name: Name; icon: typeof UserCog; scope: PlatformScope; Screen: ComponentType };

/** What operators do here, in the order of the menu, with the scope that each needs. Each comes when it is opened. */
export const sectionGroups: readonly { name: keyof Messages['platform']['groups']; sections: readonly Section[] }[] = [
  {
    name: 'mall',
    sections: [
      {
        path: 'settings',
        name: 'settings',
        icon: Settings,
        scope: 'settings',
        Screen: lazy(() => import('./settings/settings.tsx')),
      },
      {
        path: 'operators',
        name: 'operators',
        icon: UserCog,
        scope: 'operators',
        Screen: lazy(() => import('./operators/operators.tsx')),
      },
    ],
  },
];
