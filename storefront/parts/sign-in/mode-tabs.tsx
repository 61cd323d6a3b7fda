import { type KeyboardEvent, useRef } from 'react';
import { useHydrated } from '#ui/use-hydrated.ts';

export type ModeTab = { id: string; label: string; isSelected: boolean; onSelect: () => void };

/** Two ways of doing the same, side by side; the arrow keys go from one to the other. `panelId` is what they change. */
export function ModeTabs({ label, tabs, panelId }: { label: string; tabs: readonly ModeTab[]; panelId: string }) {
  const list = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();

  const move = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };
    const by = steps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const at = tabs.findIndex((tab) => tab.isSelected);
    const next = (at + by + tabs.length) % tabs.length;
    tabs[next]?.onSelect();
    (list.current?.children[next] as HTMLElement | undefined)?.focus();
  };

  return (
    <div ref={list} role="tablist" aria-label={label} onKeyDown={move} className="flex gap-8 border-b border-line">
      {tabs.map(({ id, label: name, isSelected, onSelect }) => (
        <button
          key={id}
          type="button"
          role="tab"
          aria-selected={isSelected}
          aria-controls={panelId}
          tabIndex={isSelected ? 0 : -1}
          disabled={!isHydrated}
          onClick={onSelect}
          className="-mb-px border-b-2 border-transparent pb-2.5 text-base text-ink-2 hover:text-ink aria-selected:border-brand aria-selected:font-semibold aria-selected:text-brand-deep"
        >
          {name}
        </button>
      ))}
    </div>
  );
}
