import { Group } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { pagesOf } from '#console/base/csv/read-all.ts';
import { currentLocale } from '#console/base/locale.ts';
import { languageTag } from '#contract/core/languages.ts';
import type { ViewedList } from '#contract/shops/merchant-views.ts';
import { List, type ListProps, type ListQuery } from './list.tsx';
import { useListAddress } from './list-address.ts';
import { SearchField } from './search-field.tsx';
import { type SortBy, searchedIn, sortedBy } from './short-rows.ts';
import { SortField } from './sort-field.tsx';

/** All rows of a list, and how they come. */
export type ListRows<Row> = Omit<ListQuery<Row>, 'data'> & { data: readonly Row[] | undefined };

type ShortListProps<Row> = Pick<ListProps<Row>, 'label' | 'columns' | 'idOf' | 'empty' | 'emptyAction'> & {
  list: ViewedList;
  query: ListRows<Row>;
  /** What a search looks through. */
  textOf: (row: Row) => string;
  /** By which of its columns it can be sorted. */
  sorts: Readonly<Record<string, SortBy<Row>>>;
  exported: NonNullable<ListProps<Row>['exported']>['columns'];
};

/** A list that comes as a whole. It is searched, sorted and paged here, by an address like that of a long one. */
export function ShortList<Row extends object>({
  query: { data, ...query },
  textOf,
  sorts,
  exported,
  columns,
  empty,
  emptyAction,
  ...rest
}: ShortListProps<Row>) {
  const t = useTranslations('console');
  const { value, change, page, limit } = useListAddress();
  const words = value('words');
  const sort = Object.keys(sorts).find((name) => name === value('sort')) ?? usual;
  const found = data && sortedBy(searchedIn(data, words, textOf), sorts[sort], languageTag(currentLocale()));
  const from = (page - 1) * limit;
  return (
    <>
      {data && data.length > 0 && (
        <Group gap="sm">
          <SearchField
            key={words}
            label={t('list.search')}
            words={words}
            onSearch={(next) => change({ words: next })}
          />
          <SortField
            sort={sort}
            usual={usual}
            sorts={[usual, ...columns.map(nameOfColumn).filter((name) => name in sorts)]}
            nameOf={(name) =>
              name === usual
                ? t('list.usualOrder')
                : String(columns.find((column) => nameOfColumn(column) === name)?.title)
            }
          />
        </Group>
      )}
      <List<Row>
        {...rest}
        columns={columns}
        query={{ ...query, data: found && { list: found.slice(from, from + limit), total: found.length } }}
        exported={{ read: pagesOf(found ?? []), columns: exported }}
        empty={words ? t('find.nothing') : empty}
        emptyAction={words ? undefined : emptyAction}
      />
    </>
  );
}

const usual = 'usual';
const nameOfColumn = ({ accessor }: { accessor: unknown }) => String(accessor);
