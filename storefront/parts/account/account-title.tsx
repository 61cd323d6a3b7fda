import {
  Award,
  ClipboardList,
  FileText,
  Heart,
  History,
  type LucideIcon,
  MapPin,
  MessageCircleQuestionMark,
  MessageSquareText,
  RotateCcw,
  Ticket,
  UserRound,
} from 'lucide-react';

const icons = {
  orders: ClipboardList,
  refunds: RotateCcw,
  reviews: MessageSquareText,
  questions: MessageCircleQuestionMark,
  profile: UserRound,
  addresses: MapPin,
  favourites: Heart,
  viewed: History,
  coupons: Ticket,
  points: Award,
  applications: FileText,
} satisfies Record<string, LucideIcon>;

/** The heading of one of the account's pages, with its icon: the same on all of them. */
export function AccountTitle({ of, children }: { of: keyof typeof icons; children: string }) {
  const Icon = icons[of];
  return (
    <h1 className="flex items-center gap-2.5 text-lg font-semibold">
      <span aria-hidden="true" className="grid size-8 place-items-center rounded-md bg-brand-soft text-brand-deep">
        <Icon size={18} />
      </span>
      {children}
    </h1>
  );
}
