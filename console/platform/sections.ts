import { FolderTree, Package, Search, UserCog } from 'lucide-react';
import { type ComponentType, lazy } from 'react';
import type { PlatformScope } from '#contract/core/call.ts';
import type { Messages } from '#locales/groups.ts';

type Name = keyof Messages['platform']['sections'];
export type Section = { path: string; name: Name; icon: typeof UserCog; scope: PlatformScope; Screen: ComponentType };

/** What operators do here, in the order of the menu, with the scope that each needs. Each comes when it is opened. */
export const sectionGroups: readonly { name: keyof Messages['platform']['groups']; sections: readonly Section[] }[] = [
  {
    name: 'sellers',
    sections: [
      {
        path: 'products',
        name: 'products',
        icon: Package,
        scope: 'products',
        Screen: lazy(() => import('./products/products.tsx')),
      },
      {
        path: 'categories',
        name: 'categories',
        icon: FolderTree,
        scope: 'products',
        Screen: lazy(() => import('./categories/categories.tsx')),
      },
    ],
  },
  {
    name: 'storefront',
    sections: [
      {
        path: 'search',
        name: 'search',
        icon: Search,
        scope: 'products',
        Screen: lazy(() => import('./search/search.tsx')),
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
