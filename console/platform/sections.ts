import { FileCheck, Store, UserCog } from 'lucide-react';
import { type ComponentType, lazy } from 'react';
import type { PlatformScope } from '#contract/core/call.ts';
import type { Messages } from '#locales/groups.ts';

type Name = keyof Messages['platform']['sections'];
export type Section = {
  path: string;
  name: Name;
  icon: typeof UserCog;
  scope: PlatformScope | 'any';
  Screen: ComponentType;
};

/** What operators do here, in the order of the menu, with the scope that each needs (`any`: everyone may). Each comes when it is opened. */
export const sectionGroups: readonly { name: keyof Messages['platform']['groups']; sections: readonly Section[] }[] = [
  {
    name: 'sellers',
    sections: [
      {
        path: 'applications',
        name: 'applications',
        icon: FileCheck,
        scope: 'applications',
        Screen: lazy(() => import('./applications/applications.tsx')),
      },
      {
        path: 'shops',
        name: 'shops',
        icon: Store,
        scope: 'shops',
        Screen: lazy(() => import('./shops/shops.tsx')),
      },
    ],
  },
  {
    name: 'mall',
    sections: [
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
