import { Checkbox, Stack, Table, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Column, columns } from '#console/base/compare/variant-columns.ts';
import { useNotices } from '#console/base/failure-text.ts';
import { useLocale } from '#console/base/locale.ts';
import { Part } from '#console/base/part.tsx';
import { fieldId, useEditor } from '#console/merchant/products/editor/editor-context.ts';
import { useProblemOf } from '#console/merchant/products/editor/problem-text.ts';
import type { ProductContent, ProductProblem } from '#contract/catalogue/product-content.ts';
import { localized } from '#contract/core/languages.ts';
import { cellsIn, fillDown, pasteCells, writeAll } from './edit-cells.ts';
import { OptionList } from './option-list.tsx';
import { VariantBulkBar } from './variant-bulk-bar.tsx';
import { VariantRow } from './variant-row.tsx';

type Variants = ProductContent['variants'];
type Edited = { variants: Variants; refused: string[] };

/** Options, and a grid of the variants that they make, which is written in like a spreadsheet. */
export function VariantPart({ stock }: { stock: ReadonlyMap<number, number> }) {
  const t = useTranslations('console.products');
  const problemOf = useProblemOf();
  const problem = problemOf('variants');
  return (
    <Part title={t('fields.variants')}>
      <Stack>
        <OptionList />
        <VariantGrid stock={stock} />
        {problem && (
          <Text size="sm" c="var(--mantine-color-error)">
            {problem}
          </Text>
        )}
      </Stack>
    </Part>
  );
}

function VariantGrid({ stock }: { stock: ReadonlyMap<number, number> }) {
  const t = useTranslations('console.products');
  const { content, update, problems, isReadOnly } = useEditor();
  const { refused: say } = useNotices();
  const names = useVariantNames(content);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const isChosen = (variant: Variants[number]) => chosen.has(variant.values.join(' '));
  const rows = content.variants.flatMap((variant, at) => (isChosen(variant) ? [at] : []));
  const hasOptions = content.options.length > 0;
  const wrong = useMemo(() => problemsByRow(problems), [problems]);

  const act = useMemo(() => {
    /** Writes cells; what was no value of its column is named, since those cells stay as they were. */
    const edit = (change: (variants: Variants) => Edited) =>
      update((before) => {
        const { variants, refused } = change(before.variants);
        if (refused.length > 0) say(t('grid.refused', { count: refused.length, text: refused[0] ?? '' }));
        return { ...before, variants };
      });
    return {
      write: (at: number, column: Column, text: string) =>
        edit((variants) => ({ ...writeAll(variants, [at], column, text), refused: [] })),
      refuse: (text: string) => say(t('grid.refused', { count: 1, text })),
      paste: (at: number, column: Column, text: string) =>
        edit((variants) => pasteCells(variants, at, column, cellsIn(text))),
      offer: (rows: readonly number[], isOffered: boolean) =>
        update((before) => ({
          ...before,
          variants: before.variants.map((variant, at) => (rows.includes(at) ? { ...variant, isOffered } : variant)),
        })),
      choose: (name: string, isOn: boolean) =>
        setChosen((before) => {
          const next = new Set(before);
          if (isOn) next.add(name);
          else next.delete(name);
          return next;
        }),
      edit,
    };
  }, [update, say, t]);

  return (
    <>
      {hasOptions && (
        <VariantBulkBar
          count={rows.length}
          onWrite={(column, text) => act.edit((variants) => writeAll(variants, rows, column, text))}
          onFillDown={(column) => act.edit((variants) => fillDown(variants, rows, column))}
          onOffer={(isOffered) => act.offer(rows, isOffered)}
        />
      )}
      <Table.ScrollContainer minWidth={900} id={fieldId('variants')} tabIndex={-1}>
        <Table className="variant-grid" aria-label={t('fields.variants')} verticalSpacing={2} horizontalSpacing={4}>
          <Table.Thead>
            <Table.Tr>
              {hasOptions && (
                <>
                  <Table.Th w={36}>
                    <Checkbox
                      size="xs"
                      aria-label={t('grid.chooseAll')}
                      disabled={isReadOnly}
                      checked={rows.length > 0 && rows.length === content.variants.length}
                      indeterminate={rows.length > 0 && rows.length < content.variants.length}
                      onChange={(event) =>
                        setChosen(
                          new Set(
                            event.currentTarget.checked ? content.variants.map(({ values }) => values.join(' ')) : [],
                          ),
                        )
                      }
                    />
                  </Table.Th>
                  <Table.Th miw={140}>{t('grid.variant')}</Table.Th>
                </>
              )}
              {columns.map((column) => (
                <Table.Th key={column} miw={column === 'code' || column === 'barcode' ? 120 : 96}>
                  {t(`columns.${column}`)}
                </Table.Th>
              ))}
              {hasOptions && <Table.Th w={80}>{t('grid.offered')}</Table.Th>}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {content.variants.map((variant, at) => (
              <VariantRow
                key={variant.values.join(' ')}
                at={at}
                variant={variant}
                name={names[at] ?? ''}
                hasOptions={hasOptions}
                isChosen={isChosen(variant)}
                isReadOnly={isReadOnly}
                stock={variant.skuId === null ? null : (stock.get(variant.skuId) ?? 0)}
                wrong={wrong.get(String(at)) ?? ''}
                act={act}
              />
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <Text size="xs" c="dimmed">
        {t('grid.hint')}
      </Text>
    </>
  );
}

/** The problems of each row, as its text (see VariantRow). */
function problemsByRow(problems: readonly ProductProblem[]): Map<string, string> {
  const rows = new Map<string, string>();
  for (const { field, reason } of problems) {
    const [part, at, column] = field.split('.');
    if (part === 'variants' && at && column) rows.set(at, `${rows.get(at) ?? ''} ${column}:${reason}`.trim());
  }
  return rows;
}

/** The values of each variant in the reader's language: "Red / M". */
function useVariantNames({ options, variants }: ProductContent): string[] {
  const locale = useLocale();
  return useMemo(() => {
    const texts = options.map(
      ({ values }) =>
        new Map(values.map(({ key, text }) => [key, localized({ en: '', ...text }, locale) || text.en || '–'])),
    );
    return variants.map(({ values }) => values.map((key, at) => texts[at]?.get(key) ?? '–').join(' / '));
  }, [options, variants, locale]);
}
