import { Table, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { languageName } from '#console/base/texts/texts-input.tsx';
import type { ProductPart } from '#contract/catalogue/changed-parts.ts';
import type { ProductContent } from '#contract/catalogue/product-content.ts';
import { type Difference, differencesOf } from './differences.ts';
import { type ReferredNames, useSides } from './sides.tsx';

/** A state of a product, and what it is called here. */
type State = { name: string; content: ProductContent };

type ComparisonProps = { label: string; one: State; other: State; names: ReferredNames };

const rowsShown = 60;

/** Two states of a product side by side: everything in which they differ, and nothing else. */
export function Comparison({ label, one, other, names }: ComparisonProps) {
  const t = useTranslations('console.products.compare');
  const tConflict = useTranslations('console.conflict');
  const found = differencesOf(one.content, other.content);
  if (found.length === 0) return <Text size="sm">{t('same')}</Text>;
  return (
    <Table aria-label={label} verticalSpacing="xs" layout="fixed">
      <Table.Thead>
        <Table.Tr>
          <Table.Th w="26%">{tConflict('part')}</Table.Th>
          <Table.Th>{one.name}</Table.Th>
          <Table.Th>{other.name}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      {[...Map.groupBy(found, ({ part }) => part)].map(([part, differences]) => (
        <PartRows key={part} part={part} differences={differences} names={names} />
      ))}
    </Table>
  );
}

type PartRowsProps = { part: ProductPart; differences: readonly Difference[]; names: ReferredNames };

function PartRows({ part, differences, names }: PartRowsProps) {
  const t = useTranslations('console.products');
  const sidesOf = useSides(names);
  const placeOf = usePlace();
  const hidden = differences.length - rowsShown;
  return (
    <Table.Tbody>
      {differences.slice(0, rowsShown).map((difference, at) => {
        const [one, other] = sidesOf(difference);
        const place = placeOf(difference);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a comparison never change places
          <Table.Tr key={at}>
            <Table.Th scope="row" fw={400} style={{ verticalAlign: 'top' }}>
              <Text size="sm" fw={600} className={at > 0 ? 'sr-only' : ''}>
                {t(`fields.${part}`)}
              </Text>
              {place && (
                <Text size="sm" c="dimmed">
                  {place}
                </Text>
              )}
            </Table.Th>
            <Table.Td style={{ verticalAlign: 'top' }}>{one}</Table.Td>
            <Table.Td style={{ verticalAlign: 'top' }}>{other}</Table.Td>
          </Table.Tr>
        );
      })}
      {hidden > 0 && (
        <Table.Tr>
          <Table.Td colSpan={3}>{t('moreProblems', { count: hidden })}</Table.Td>
        </Table.Tr>
      )}
    </Table.Tbody>
  );
}

/** Which thing of its part differs, such as "Red / S · Price" or "Image 2 · ไทย"; empty for the part as a whole. */
function usePlace(): (difference: Difference) => string {
  const t = useTranslations('console.products');
  return ({ part, of, column, locale }) => {
    const thing = (() => {
      if (typeof of !== 'number') return of;
      return t(part === 'pictures' ? 'pictures.describe' : 'options.number', { number: of });
    })();
    const cell = column && (column === 'isOffered' ? t('grid.offered') : t(`columns.${column}`));
    return [thing, cell, locale && languageName(locale)].filter(Boolean).join(' · ');
  };
}
