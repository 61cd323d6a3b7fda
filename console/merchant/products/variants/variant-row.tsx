import { Checkbox, Switch, Table } from '@mantine/core';
import { type ClipboardEvent, type KeyboardEvent, memo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Column, columns } from '#console/base/compare/variant-columns.ts';
import { fieldId } from '#console/merchant/products/editor/editor-context.ts';
import type { ProductProblem, ProductVariant } from '#contract/catalogue/product-content.ts';
import { cellText, isOpen, typedInto } from './columns.ts';

export type GridActions = {
  write: (at: number, column: Column, text: string) => void;
  refuse: (text: string) => void;
  paste: (at: number, column: Column, text: string) => void;
  offer: (rows: readonly number[], isOffered: boolean) => void;
  choose: (name: string, isOn: boolean) => void;
};

type VariantRowProps = {
  at: number;
  variant: ProductVariant;
  name: string;
  hasOptions: boolean;
  isChosen: boolean;
  isReadOnly: boolean;
  /** What can be sold now; null for a variant that is not published yet. */
  stock: number | null;
  /** Its problems as "column:reason", one after another: a text, so that rows without a change are not drawn again. */
  wrong: string;
  act: GridActions;
};

/** One variant. A product may have hundreds, so a row is drawn again only when it has changed. */
export const VariantRow = memo(function VariantRow({
  at,
  variant,
  name,
  hasOptions,
  isChosen,
  isReadOnly,
  stock,
  wrong,
  act,
}: VariantRowProps) {
  const t = useTranslations('console.products');
  const problems = new Map(wrong.split(' ').map((each) => each.split(':') as [Column, ProductProblem['reason']]));
  return (
    <Table.Tr data-off={!variant.isOffered || undefined}>
      {hasOptions && (
        <>
          <Table.Td>
            <Checkbox
              size="xs"
              aria-label={t('grid.choose', { name })}
              checked={isChosen}
              disabled={isReadOnly}
              onChange={(event) => act.choose(variant.values.join(' '), event.currentTarget.checked)}
            />
          </Table.Td>
          <Table.Th scope="row" fw={500}>
            {name}
          </Table.Th>
        </>
      )}
      {columns.map((column) => {
        const reason = problems.get(column);
        return (
          <Table.Td key={column}>
            {column === 'openingStock' && stock !== null ? (
              <span title={t('grid.stockElsewhere')}>{stock}</span>
            ) : (
              <Cell
                at={at}
                column={column}
                variant={variant}
                label={[name, t(`columns.${column}`)].filter(Boolean).join(', ')}
                problem={reason ? t(`problems.${reason}`) : null}
                isOff={isReadOnly || !isOpen(variant, column)}
                act={act}
              />
            )}
          </Table.Td>
        );
      })}
      {hasOptions && (
        <Table.Td>
          <Switch
            size="xs"
            aria-label={t('grid.offeredOne', { name })}
            checked={variant.isOffered}
            disabled={isReadOnly}
            onChange={(event) => act.offer([at], event.currentTarget.checked)}
          />
        </Table.Td>
      )}
    </Table.Tr>
  );
});

type CellProps = {
  at: number;
  column: Column;
  variant: ProductVariant;
  label: string;
  problem: string | null;
  isOff: boolean;
  act: GridActions;
};

function Cell({ at, column, variant, label, problem, isOff, act }: CellProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && typedInto(variant, column, typed) === null;
  const problemId = `${fieldId(`variants.${at}.${column}`)}-problem`;

  /** What is no value is not taken: the cell shows again what it had, and a message says so. */
  const leave = () => {
    if (isWrong) act.refuse(typed);
    setTyped(null);
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text/plain');
    if (!/[\t\n\r]/.test(text.trimEnd())) return;
    event.preventDefault();
    setTyped(null);
    act.paste(at, column, text);
  };

  return (
    <>
      <input
        id={fieldId(`variants.${at}.${column}`)}
        className="variant-cell"
        aria-label={label}
        aria-invalid={isWrong || problem !== null}
        aria-describedby={problem ? problemId : undefined}
        inputMode={column === 'code' || column === 'barcode' ? 'text' : 'decimal'}
        autoComplete="off"
        disabled={isOff}
        value={typed ?? cellText(variant, column)}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          act.write(at, column, event.currentTarget.value);
        }}
        onBlur={leave}
        onPaste={onPaste}
        onKeyDown={(event) => moveOn(event, at, column)}
      />
      {problem && (
        <span id={problemId} className="variant-problem">
          {problem}
        </span>
      )}
    </>
  );
}

/** Arrows and Enter lead to the next cell that can be written; left and right only from the ends of what is typed. */
function moveOn(event: KeyboardEvent<HTMLInputElement>, at: number, column: Column): void {
  const { selectionStart, selectionEnd, value } = event.currentTarget;
  const isAll = selectionStart === 0 && selectionEnd === value.length;
  const isAtStart = isAll || (selectionStart === 0 && selectionEnd === 0);
  const isAtEnd = isAll || selectionStart === value.length;
  const step = {
    ArrowUp: [-1, 0],
    ArrowDown: [1, 0],
    Enter: [event.shiftKey ? -1 : 1, 0],
    ArrowLeft: isAtStart ? [0, -1] : null,
    ArrowRight: isAtEnd ? [0, 1] : null,
  }[event.key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const [down = 0, right = 0] = step;
  let [row, index] = [at + down, columns.indexOf(column) + right];
  while (index >= 0 && index < columns.length) {
    const cell = document.getElementById(fieldId(`variants.${row}.${columns[index]}`));
    if (cell instanceof HTMLInputElement && !cell.disabled) {
      cell.focus();
      return;
    }
    const isThere = document.getElementById(fieldId(`variants.${row}.price`)) !== null;
    if (!isThere) return;
    row += down;
    index += right;
  }
}
