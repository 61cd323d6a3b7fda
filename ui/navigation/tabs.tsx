import { type KeyboardEvent, type ReactNode, useRef } from 'react';

export type Tab = { id: string; label: ReactNode; isSelected: boolean; onSelect: () => void };

type TabsProps = {
  label: string;
  tabs: readonly Tab[];
  /** The id of what they change. */
  panelId: string;
  isDisabled?: boolean;
  className?: string;
};

/** Several views of one place. The arrow keys go from one to the next; each is shown as it is reached. */
export function Tabs({ label, tabs, panelId, isDisabled = false, className = '' }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ isSelected }) => isSelected);
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const place = (next + tabs.length) % tabs.length;
    tabs[place]?.onSelect();
    (list.current?.children[place] as HTMLElement | undefined)?.focus();
  };
  return (
    <div ref={list} role="tablist" aria-label={label} onKeyDown={move} className={`${tabRow} gap-x-8 ${className}`}>
      {tabs.map(({ id, label: name, isSelected, onSelect }) => (
        <button
          key={id}
          type="button"
          role="tab"
          aria-selected={isSelected}
          aria-controls={panelId}
          tabIndex={isSelected ? 0 : -1}
          disabled={isDisabled}
          onClick={onSelect}
          className={`${tabClass} aria-selected:border-brand aria-selected:font-semibold aria-selected:text-brand-deep`}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

export const tabRow = 'flex flex-wrap border-b border-line';
export const tabClass = '-mb-px block border-b-2 border-transparent pb-2.5 text-base text-ink-2 hover:text-brand-deep';
