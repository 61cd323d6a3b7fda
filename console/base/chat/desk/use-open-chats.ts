import { useState } from 'react';
import { useSearchParams } from 'react-router';

export const columnsMax = 3;
export const columnWidth = 400;

const idsIn = (text: string | null): number[] =>
  [...new Set((text ?? '').split(',').filter((part) => /^\d{1,9}$/.test(part)))].map(Number).slice(0, columnsMax);

/** The conversations that are open, side by side. The address names them, so that a reload, or a link to a colleague, shows them again. */
export function useOpenChats() {
  const [search, setSearch] = useSearchParams();
  const opened = idsIn(search.get('chats'));
  const [chosen, setActive] = useState<number | null>(null);
  const active = chosen !== null && opened.includes(chosen) ? chosen : (opened.at(-1) ?? null);
  function change(ids: readonly number[]): void {
    const next = new URLSearchParams(location.search);
    if (ids.length > 0) next.set('chats', ids.join(','));
    else next.delete('chats');
    setSearch(next);
  }
  return {
    opened,
    active,
    setActive,
    /** Where as many are open as there is room for, it takes the place of the active one. */
    open(id: number): void {
      setActive(id);
      if (opened.includes(id)) return;
      change(opened.length < columnsMax ? [...opened, id] : opened.map((one) => (one === active ? id : one)));
    },
    /** In place of the active one: what most clicks in a list mean. */
    show(id: number): void {
      setActive(id);
      if (opened.includes(id)) return;
      change(active === null ? [id] : opened.map((one) => (one === active ? id : one)));
    },
    close(id: number): void {
      change(opened.filter((one) => one !== id));
    },
  };
}

/** How many columns fit: the others wait behind tabs. */
export const columnsIn = (width: number): number => Math.max(1, Math.min(columnsMax, Math.floor(width / columnWidth)));
