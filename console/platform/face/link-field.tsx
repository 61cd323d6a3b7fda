import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCall } from '#console/base/use-call.ts';
import { findHomeProducts } from '#contract/catalogue/platform-home.ts';
import { listActivities } from '#contract/catalogue/shopper.ts';
import { agreementId } from '#contract/content/help-pages.ts';
import { getHelpPage } from '#contract/content/shopper-help.ts';
import { splitLocale } from '#contract/core/languages.ts';

/** Pages that are often meant. */
const pages = {
  home: '/',
  activities: '/goods/activity_list',
  ranking: '/goods/top_one',
  coupons: '/goods/coupon_center',
  shops: '/merchant/merchant_street',
  search: '/goods/goods_search',
} as const;

/** What is pasted from the address bar, without the mall's own name and without a language. */
function withinMall(typed: string): string | null {
  const path = typed.trim().replace(location.origin, '');
  if (!path.startsWith('/')) return null;
  const { pathname, search, hash } = new URL(path, location.origin);
  return splitLocale(pathname).path + search + hash;
}

type LinkFieldProps = {
  label: string;
  link: string | null;
  isRequired: boolean;
  error: ReactNode;
  onChange: (link: string | null) => void;
};

/** Where something leads: a page, an activity or a product found by its name, or the address of any page of the mall. */
export function LinkField({ label, link, isRequired, error, onChange }: LinkFieldProps) {
  const t = useTranslations('platform-face.link');
  const { data: activities } = useCall(listActivities, {});
  const { data: help } = useCall(getHelpPage, { id: agreementId });
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const named = (path: string) => names.get(path) ?? nameOfPage(path) ?? path;
  const [typed, setTyped] = useState('');
  const written = typed.trim().slice(0, 64);
  const words = written === (link && named(link)) || withinMall(written) !== null ? '' : written;
  const [asked] = useDebouncedValue(words, 200);
  const { data: found } = useCall(findHomeProducts, { words: asked }, { keepsPrevious: true });

  function nameOfPage(path: string): string | undefined {
    const page = (Object.keys(pages) as (keyof typeof pages)[]).find((name) => pages[name] === path);
    return page ? t(`pages.${page}`) : help?.pages.find(({ url }) => url === path)?.title;
  }

  const address = withinMall(typed);
  // At once, so that nothing moves under the pointer later; only products, which come last, are waited for.
  const contains = ({ label: name }: { label: string }) => name.toLowerCase().includes(words.toLowerCase());
  const groups = [
    {
      group: t('address'),
      items: [address, link].flatMap((path) => (path ? [{ value: path, label: named(path) }] : [])),
    },
    {
      group: t('usual'),
      items: Object.values(pages)
        .map((path) => ({ value: path as string, label: named(path) }))
        .filter(contains),
    },
    {
      group: t('help'),
      items: (help?.pages ?? []).map(({ url, title }) => ({ value: url, label: title })).filter(contains),
    },
    {
      group: t('activities'),
      items: (activities ?? [])
        .map(({ id, name, type }) => ({ value: `/goods/activity_list?id=${id}&type=${type}`, label: name }))
        .filter(contains),
    },
    {
      group: t('products'),
      items: (found ?? []).map(({ id, name }) => ({ value: `/goods_detail/${id}`, label: name })),
    },
  ];
  // A Select has each value once.
  const seen = new Set<string>();
  const data = groups
    .map(({ group, items }) => ({
      group,
      items: items.filter(({ value }) => !seen.has(value) && Boolean(seen.add(value))),
    }))
    .filter(({ items }) => items.length > 0);

  function choose(path: string | null) {
    const name = data.flatMap(({ items }) => items).find(({ value }) => value === path)?.label;
    if (path && name) setNames((before) => new Map(before).set(path, name));
    onChange(path);
  }

  return (
    <Select
      label={label}
      description={t('hint')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      placeholder={t('placeholder')}
      searchable
      clearable={!isRequired}
      clearButtonProps={{ 'aria-label': t('clear') }}
      nothingFoundMessage={t('nothing')}
      maxDropdownHeight={320}
      error={error}
      value={link || null}
      onChange={choose}
      onSearchChange={setTyped}
      data={data}
      filter={({ options }) => options} // it was filtered, and the mall has searched
    />
  );
}
