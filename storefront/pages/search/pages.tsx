import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { useMallPath } from '#storefront/base/links/mall-link.tsx';
import { filterFields, filterPath, type PageFilters } from '#storefront/base/links/search-address.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Input } from '#ui/fields/input.tsx';
import { Pager } from '#ui/navigation/pager.tsx';
import { useNumberFormat } from './use-number-format.ts';

type PagesProps = { filters: PageFilters; page: number; last: number };

/** Page by page, with a field for those who know where they want to go. `page` is the one that is shown. */
export function Pages({ filters, page, last }: PagesProps) {
  const t = useTranslations('search.pages');
  const figures = useNumberFormat();
  return (
    <Pager
      page={page}
      pageCount={last}
      hrefOf={(number) => filterPath(filters, { page: number })}
      texts={{
        label: t('name'),
        previous: t('previous'),
        next: t('next'),
        page: (number) => t('page', { page: figures(number) }),
        figure: figures,
      }}
    >
      {last > 5 && <PageJump filters={filters} page={page} last={last} />}
    </Pager>
  );
}

function PageJump({ filters, page, last }: PagesProps) {
  const t = useTranslations('search.pages');
  const mallPath = useMallPath();
  const [path] = filterPath(filters).split('?');
  return (
    <Form action={mallPath(path ?? '')} className="ml-3 flex items-center gap-2 text-ink-2">
      {filterFields(filters).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className="flex items-center gap-2">
        {t('goTo')}
        <Input
          key={page}
          size="small"
          type="number"
          name="page"
          min={1}
          max={last}
          required
          defaultValue={page}
          className="w-20 text-center tabular-nums"
        />
      </label>
      <Button type="submit" variant="secondary">
        {t('go')}
      </Button>
    </Form>
  );
}
