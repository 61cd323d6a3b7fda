// Long, because it is one list: every section of the operators’ menu.
import {
  Banknote,
  BookText,
  CalendarHeart,
  CircleHelp,
  FileCheck,
  FolderTree,
  Gift,
  House,
  LayoutDashboard,
  ListChecks,
  Mail,
  Megaphone,
  MessageCircleQuestionMark,
  MessagesSquare,
  Package,
  Palette,
  PanelBottom,
  ReceiptText,
  Scale,
  Search,
  Server,
  Settings,
  ShieldBan,
  SquareUser,
  Star,
  Store,
  Tag,
  TicketPercent,
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
  /** What in it needs attention, beside its name. */
  Mark?: ComponentType;
};

/** What operators do here, in the order of the menu, with the scope that each needs (`any`: everyone may). Each comes when it is opened. */
export const sectionGroups: readonly { name: keyof Messages['platform']['groups']; sections: readonly Section[] }[] = [
  {
    name: 'today',
    sections: [
      {
        path: 'desk',
        name: 'desk',
        icon: LayoutDashboard,
        scope: 'any',
        Screen: lazy(() => import('./desk/desk.tsx')),
      },
    ],
  },
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
      {
        path: 'brands',
        name: 'brands',
        icon: Tag,
        scope: 'products',
        Screen: lazy(() => import('./brands/brands.tsx')),
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
        path: 'questions',
        name: 'questions',
        icon: MessageCircleQuestionMark,
        scope: 'reviews',
        Screen: lazy(() => import('./questions/questions.tsx')),
      },
      {
        path: 'chat',
        name: 'chat',
        icon: MessagesSquare,
        scope: 'chat',
        Screen: lazy(() => import('./chat/chat-page.tsx')),
        Mark: lazy(() => import('./chat/waiting-mark.tsx')),
      },
      {
        path: 'accounts',
        name: 'accounts',
        icon: Users,
        scope: 'accounts',
        Screen: lazy(() => import('./accounts/accounts.tsx')),
      },
      {
        path: 'sources',
        name: 'sources',
        icon: ShieldBan,
        scope: 'accounts',
        Screen: lazy(() => import('./sources/sources.tsx')),
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
        path: 'activities',
        name: 'activities',
        icon: CalendarHeart,
        scope: 'content',
        Screen: lazy(() => import('./activities/activities.tsx')),
      },
      {
        path: 'announcement',
        name: 'announcement',
        icon: Megaphone,
        scope: 'content',
        Screen: lazy(() => import('./announcement/announcement.tsx')),
      },
      {
        path: 'help-pages',
        name: 'help-pages',
        icon: CircleHelp,
        scope: 'content',
        Screen: lazy(() => import('./help/help-pages.tsx')),
      },
      {
        path: 'footer',
        name: 'footer',
        icon: PanelBottom,
        scope: 'content',
        Screen: lazy(() => import('./footer/footer.tsx')),
      },
      {
        path: 'look',
        name: 'look',
        icon: Palette,
        scope: 'content',
        Screen: lazy(() => import('./look/look.tsx')),
      },
      {
        path: 'account-menu',
        name: 'account-menu',
        icon: SquareUser,
        scope: 'content',
        Screen: lazy(() => import('./account-menu/account-menu.tsx')),
      },
      {
        path: 'flash-sales',
        name: 'flash-sales',
        icon: Timer,
        scope: 'marketing',
        Screen: lazy(() => import('./flash-sales/flash-sales.tsx')),
      },
      {
        path: 'coupons',
        name: 'coupons',
        icon: TicketPercent,
        scope: 'marketing',
        Screen: lazy(() => import('./coupons/coupons.tsx')),
      },
      {
        path: 'points',
        name: 'points',
        icon: Gift,
        scope: 'marketing',
        Screen: lazy(() => import('./points/points.tsx')),
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
    name: 'money',
    sections: [
      {
        path: 'payouts',
        name: 'payouts',
        icon: Banknote,
        scope: 'finance',
        Screen: lazy(() => import('./money/payouts/payouts.tsx')),
      },
      {
        path: 'ledger',
        name: 'ledger',
        icon: BookText,
        scope: 'finance',
        Screen: lazy(() => import('./money/books/books.tsx')),
      },
      {
        path: 'reconciliation',
        name: 'reconciliation',
        icon: ListChecks,
        scope: 'finance',
        Screen: lazy(() => import('./money/reconciliation/reconciliation.tsx')),
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
        path: 'messages',
        name: 'messages',
        icon: Mail,
        scope: 'settings',
        Screen: lazy(() => import('./messages/messages.tsx')),
      },
      {
        path: 'checks',
        name: 'checks',
        icon: ListChecks,
        scope: 'machine',
        Screen: lazy(() => import('./checks/checks.tsx')),
        Mark: lazy(() => import('./checks/red-mark.tsx')),
      },
      {
        path: 'machine',
        name: 'machine',
        icon: Server,
        scope: 'machine',
        Screen: lazy(() => import('./machine/machine.tsx')),
        Mark: lazy(() => import('./machine/failing-mark.tsx')),
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
