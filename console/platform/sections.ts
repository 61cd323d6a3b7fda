import {
  FileCheck,
  FolderTree,
  House,
  Megaphone,
  Package,
  ReceiptText,
  Scale,
  Search,
  Settings,
  Star,
  Store,
  Timer,
  UserCog,
  Users,
} from 'lucide-react';
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
    name: 'buyers',
    sections: [
      {
        path: 'orders',
        name: 'orders',
        icon: ReceiptText,
        scope: 'orders',
        Screen: lazy(() => import('./orders/orders.tsx')),
      },
      {
        path: 'disputes',
        name: 'disputes',
        icon: Scale,
        scope: 'refunds',
        Screen: lazy(() => import('./disputes/disputes.tsx')),
      },
      {
        path: 'reviews',
        name: 'reviews',
        icon: Star,
        scope: 'reviews',
        Screen: lazy(() => import('./reviews/reviews.tsx')),
      },
      {
        path: 'accounts',
        name: 'accounts',
        icon: Users,
        scope: 'accounts',
        Screen: lazy(() => import('./accounts/accounts.tsx')),
      },
    ],
  },
  {
    name: 'storefront',
    sections: [
      {
        path: 'home',
        name: 'home',
        icon: House,
        scope: 'content',
        Screen: lazy(() => import('./home/home.tsx')),
      },
      {
        path: 'announcement',
        name: 'announcement',
        icon: Megaphone,
        scope: 'content',
        Screen: lazy(() => import('./announcement/announcement.tsx')),
      },
      {
        path: 'flash-sales',
        name: 'flash-sales',
        icon: Timer,
        scope: 'marketing',
        Screen: lazy(() => import('./flash-sales/flash-sales.tsx')),
      },
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
