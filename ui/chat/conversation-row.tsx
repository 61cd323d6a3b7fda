import type { ReactNode } from 'react';

type ConversationRowProps = {
  name: string;
  image: ReactNode;
  time: string;
  text: ReactNode;
  isCurrent: boolean;
  /** Messages to read, and how that is said. */
  unread: number;
  unreadLabel: string;
  onOpen: () => void;
};

const shownUpTo = 99;

/** One conversation of a list. */
export function ConversationRow(props: ConversationRowProps) {
  const { name, image, time, text, isCurrent, unread, unreadLabel, onOpen } = props;
  return (
    <button
      type="button"
      aria-current={isCurrent}
      onClick={onOpen}
      className="flex w-full items-center gap-3 px-3 py-3 text-left -outline-offset-2 transition-colors hover:bg-surface aria-[current=true]:bg-brand-soft"
    >
      <span className="relative shrink-0">
        {image}
        {unread > 0 && (
          <span className="absolute -top-1 -right-1 min-w-4.5 rounded-full bg-brand-fill px-1 text-center text-xs leading-4.5 text-white tabular-nums">
            <span aria-hidden="true">{unread > shownUpTo ? `${shownUpTo}+` : unread}</span>
            <span className="sr-only">{unreadLabel}</span>
          </span>
        )}
      </span>
      <span className="min-w-0 grow">
        <span className="flex items-baseline gap-2">
          <span className={`min-w-0 grow truncate ${unread > 0 ? 'font-semibold' : 'font-medium'}`}>{name}</span>
          <span className="shrink-0 text-xs text-ink-3 tabular-nums">{time}</span>
        </span>
        <span className="block truncate text-xs text-ink-3">{text}</span>
      </span>
    </button>
  );
}
