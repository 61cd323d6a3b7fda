import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { FilterLink } from '#storefront/base/links/filter-link.tsx';
import { useMallPath } from '#storefront/base/links/mall-link.tsx';
import { withQuery } from '#storefront/base/links/page-params.ts';
import { chipClass } from '#ui/buttons/chip.tsx';
import { Card } from '#ui/display/card.tsx';
import { SearchInput } from '#ui/fields/search-input.tsx';
import type { FoundShops, ShopFilters } from './shop-list-filters.ts';

type ShopFilterBarProps = { path: string; parameters: URLSearchParams; filters: ShopFilters; found: FoundShops };
type Choice = { value: string; name: string };

// What the form sends by itself; the rest of the address travels with it.
const sentByForm = ['title', 'page'];

/** Narrows shops by what they deal in, their type and their name. Another choice begins at the first page again. */
export function ShopFilterBar({ path, parameters, filters, found }: ShopFilterBarProps) {
  const t = useTranslations('shops.list');
  const hrefOf = (name: string) => (value: string) => withQuery(path, parameters, { [name]: value, page: '' });
  const choices = (kinds: FoundShops['types']): Choice[] => [
    { value: '', name: t('all') },
    ...kinds.map(({ id, name }) => ({ value: String(id), name })),
  ];
  return (
    <Card as="div" className="grid grid-cols-[max-content_1fr] items-baseline gap-x-5 gap-y-3 px-6 py-5">
      <Chips
        label={t('classification')}
        choices={choices(found.categories)}
        chosen={String(filters.categoryId ?? '')}
        hrefOf={hrefOf('categoryId')}
      />
      <Chips
        label={t('type')}
        choices={choices(found.types)}
        chosen={String(filters.typeId ?? '')}
        hrefOf={hrefOf('typeId')}
      />
      <Chips
        label={t('operator')}
        choices={[
          { value: '', name: t('all') },
          { value: '1', name: t('selfOnly') },
        ]}
        chosen={filters.isSelf ? '1' : ''}
        hrefOf={hrefOf('self')}
      />
      <ShopNameSearch path={path} parameters={parameters} title={filters.title} />
    </Card>
  );
}

type ChipsProps = { label: string; choices: Choice[]; chosen: string; hrefOf: (value: string) => string };

function Chips({ label, choices, chosen, hrefOf }: ChipsProps) {
  return (
    <>
      <span className="text-ink-3">{label}</span>
      <ul aria-label={label} className="flex flex-wrap gap-2">
        {choices.map(({ value, name }) => (
          <li key={value}>
            <FilterLink to={hrefOf(value)} aria-current={value === chosen ? 'true' : undefined} className={chipClass}>
              {name}
            </FilterLink>
          </li>
        ))}
      </ul>
    </>
  );
}

function ShopNameSearch({ path, parameters, title }: { path: string; parameters: URLSearchParams; title: string }) {
  const t = useTranslations('shops.list');
  const mallPath = useMallPath();
  return (
    <>
      <span className="text-ink-3">{t('name')}</span>
      <search>
        <Form
          action={mallPath(path)}
          preventScrollReset
          key={title} // another search shows its own words
        >
          {[...parameters].map(
            ([name, value]) =>
              !sentByForm.includes(name) && <input key={name} type="hidden" name={name} value={value} />,
          )}
          <SearchInput
            name="title"
            defaultValue={title}
            maxLength={64}
            label={t('name')}
            placeholder={t('namePlaceholder')}
            buttonLabel={t('find')}
            className="w-84"
          />
        </Form>
      </search>
    </>
  );
}
