import { Group, Image, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import { pictureAddress } from '#console/base/pictures/picture-address.ts';
import { type Locale, languageTag } from '#contract/core/languages.ts';
import type { Difference, Value } from './differences.ts';
import { type Passage, passagesOf } from './passages.ts';

const nothing = '–';

/** What the things are called that a product refers to by number or key; empty for what is not known. */
export type ReferredNames = {
  category: (id: number) => ReactNode;
  brand: (id: number) => ReactNode;
  freight: (id: number) => string;
  guarantee: (key: string) => string;
};

/** Both sides of a difference as they are read: prices as money, categories by their names, pictures as pictures. */
export function useSides(names: ReferredNames): (difference: Difference) => [ReactNode, ReactNode] {
  const t = useTranslations('console.products');
  const wordsOf = useWords(names);
  return (difference) => {
    const { part, locale, one, other, isOnlyFormat } = difference;
    if (isOnlyFormat) return [t('compare.format'), t('compare.format')];
    if (locale) {
      const [before, after] = passagesOf(String(one), String(other), locale);
      return [<TextSide key="one" {...before} locale={locale} />, <TextSide key="other" {...after} locale={locale} />];
    }
    if (part === 'pictures' || part === 'options') {
      return [<Thumbnails key="one" hashes={one} />, <Thumbnails key="other" hashes={other} />];
    }
    return [wordsOf(difference, one), wordsOf(difference, other)];
  };
}

/** A value of a part in words. */
function useWords(referred: ReferredNames): (difference: Difference, value: Value) => ReactNode {
  const t = useTranslations('console.products');
  const tConflict = useTranslations('console.conflict');
  const { money, time, count, names } = useFormats();
  return ({ part, column }, value) => {
    if (typeof value === 'boolean') return tConflict(value ? 'yes' : 'no');
    if (part === 'freightTemplateId')
      return value === null ? t('freightNone') : referred.freight(Number(value)) || nothing;
    if (part === 'limitPerBuyer' && value === null) return t('noLimit');
    if (part === 'categoryId' && typeof value === 'number') return referred.category(value) || nothing;
    if (part === 'brandId' && typeof value === 'number') return referred.brand(value) || nothing;
    if (value === null || value === '') return nothing;
    if (typeof value === 'number') {
      return column === 'price' || column === 'originalPrice' || column === 'cost' ? money(value) : count(value);
    }
    if (part === 'onSaleFrom' || part === 'onSaleUntil') return time(String(value));
    if (typeof value === 'string') return value;
    return names(value.map((key) => referred.guarantee(key) || key)) || nothing;
  };
}

/** A text with what differs marked, unless all of it does. */
function TextSide({ before, changed, after, locale }: Passage & { locale: Locale }) {
  const isWhole = !before && !after;
  return (
    <Text size="sm" lang={languageTag(locale)} className="compared-text">
      {before}
      {isWhole ? changed || nothing : changed && <mark>{changed}</mark>}
      {after}
    </Text>
  );
}

function Thumbnails({ hashes }: { hashes: Value }) {
  const t = useTranslations('console.products.pictures');
  if (!Array.isArray(hashes) || hashes.length === 0) return nothing;
  return (
    <Group gap={6}>
      {hashes.map((hash, at) => (
        <Image
          key={hash}
          src={pictureAddress(hash, 160)}
          alt={t('number', { number: at + 1 })}
          w={64}
          h={64}
          fit="contain"
          radius="sm"
          bd="1px solid var(--console-line)"
        />
      ))}
    </Group>
  );
}
