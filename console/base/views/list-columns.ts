import type { DataTableColumn } from 'mantine-datatable';
import { useListAddress } from '#console/base/lists/list-address.ts';
import { useUser } from '#console/base/session/user.ts';
import { useShopId } from '#console/base/use-call.ts';
import type { ViewedList } from '#contract/shops/merchant-views.ts';

export type ColumnChoice = { name: string; title: string; isShown: boolean };

/** A column that can be hidden: it has a title, and is not the first, by which people know what a row is about. */
const isOptional = <Row>({ title }: DataTableColumn<Row>, place: number) => place > 0 && Boolean(title);

/**
 * Which columns of a list are shown. The address says it, also when it is all of them, so that a link shows a colleague the
 * same; a view that names none has all. Where neither says it, what the person has chosen last in this browser counts.
 */
export function useListColumns<Row>(list: ViewedList | undefined, columns: DataTableColumn<Row>[]) {
  const { value, change } = useListAddress();
  const shopId = useShopId();
  const { data: user } = useUser();
  const key = `console.columns.${user?.uid}.${shopId}.${list}`;
  const chosen = value('view') ? allColumns : (localStorage.getItem(key) ?? allColumns);
  const named = value('columns') || chosen;
  const hidden = hiddenBy(list ? named : allColumns, columns);
  const choices: ColumnChoice[] = columns.filter(isOptional).map(({ accessor, title }) => ({
    name: String(accessor),
    title: String(title),
    isShown: !hidden.has(String(accessor)),
  }));
  return {
    shown: columns.filter(({ accessor }) => !hidden.has(String(accessor))),
    choices,
    /** What the address lacks; null when it is complete. */
    remembered: list && !value('columns') ? (hidden.size > 0 ? named : allColumns) : null,
    toggle(name: string) {
      const next = choices
        .filter((choice) => (choice.name === name ? !choice.isShown : choice.isShown))
        .map((choice) => choice.name);
      const isAll = next.length === choices.length;
      if (isAll) localStorage.removeItem(key);
      else localStorage.setItem(key, next.join(',') || noColumns);
      change({ columns: isAll ? allColumns : next.join(',') || noColumns, page: value('page') || null });
    },
  };
}

const noColumns = '-';
export const allColumns = 'all';

/** Columns that are not named. An address with none, or with names of no column, shows all. */
export function hiddenBy<Row>(named: string, columns: DataTableColumn<Row>[]): Set<string> {
  const names = new Set(named.split(','));
  const optional = columns.filter(isOptional).map(({ accessor }) => String(accessor));
  const isMeant = named === noColumns || optional.some((name) => names.has(name));
  return new Set(isMeant ? optional.filter((name) => !names.has(name)) : []);
}
