import { Button, Card, Group, Stack, Text, TextInput } from '@mantine/core';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { RowAction } from '#console/base/lists/row-action.tsx';
import { newKey } from '#console/base/new-key.ts';
import { fieldId, showField, useEditor } from '#console/merchant/products/editor/editor-context.ts';
import { TextsField } from '#console/merchant/products/texts/texts-field.tsx';
import { optionsMax, optionValuesMax, type ProductOption } from '#contract/catalogue/product-content.ts';
import { addOption, addValue, type Grid, hasRoomForValue, moveOption, removeOption } from './combinations.ts';
import { ValueRow } from './value-row.tsx';

const newValueKey = () => newKey().slice(0, 8);

/** The options of a product, such as colour and size, each with its values. */
export function OptionList() {
  const t = useTranslations('console.products.options');
  const { content, update, isReadOnly } = useEditor();
  const change = (edit: (grid: Grid) => Grid) => update((before) => ({ ...before, ...edit(before) }));
  const setOption = (at: number, option: ProductOption) =>
    update((before) => ({ ...before, options: before.options.map((each, index) => (index === at ? option : each)) }));
  return (
    <Stack gap="sm">
      {content.options.map((option, at) => (
        <OptionCard
          // biome-ignore lint/suspicious/noArrayIndexKey: options have no name of their own before one is written
          key={at}
          at={at}
          count={content.options.length}
          option={option}
          hasRoom={option.values.length < optionValuesMax && hasRoomForValue(content.options, at)}
          onOption={(next) => setOption(at, next)}
          onGrid={change}
        />
      ))}
      <Group>
        <Button
          variant="default"
          size="xs"
          leftSection={<Plus size={14} aria-hidden="true" />}
          disabled={isReadOnly || content.options.length >= optionsMax}
          onClick={() => {
            change((grid) => addOption(grid, newValueKey()));
            requestAnimationFrame(() => showField(`options.${content.options.length}.name`));
          }}
        >
          {t('add')}
        </Button>
        {content.options.length === 0 && (
          <Text size="sm" c="dimmed">
            {t('hint')}
          </Text>
        )}
      </Group>
    </Stack>
  );
}

type OptionCardProps = {
  at: number;
  count: number;
  option: ProductOption;
  hasRoom: boolean;
  onOption: (option: ProductOption) => void;
  onGrid: (edit: (grid: Grid) => Grid) => void;
};

function OptionCard({ at, count, option, hasRoom, onOption, onGrid }: OptionCardProps) {
  const t = useTranslations('console.products.options');
  const { isReadOnly } = useEditor();
  const name = option.name.en || t('number', { number: at + 1 });
  return (
    <Card withBorder p="sm" bg="var(--console-card)" component="fieldset" m={0}>
      <Text component="legend" className="sr-only">
        {name}
      </Text>
      <Stack gap="xs">
        <Group align="flex-end" wrap="nowrap">
          <div style={{ flex: 1 }}>
            <TextsField
              label={t('name')}
              field={`options.${at}.name`}
              texts={option.name}
              lettersMax={40}
              placeholder={t('namePlaceholder')}
              onChange={(texts) => onOption({ ...option, name: texts })}
            />
          </div>
          <Group gap={2} wrap="nowrap" mb={4}>
            <RowAction
              name={t('moveUp', { name })}
              icon={ArrowUp}
              isOff={isReadOnly || at === 0}
              onAct={() => onGrid((grid) => moveOption(grid, at, at - 1))}
            />
            <RowAction
              name={t('moveDown', { name })}
              icon={ArrowDown}
              isOff={isReadOnly || at === count - 1}
              onAct={() => onGrid((grid) => moveOption(grid, at, at + 1))}
            />
            <RowAction
              name={t('remove', { name })}
              icon={Trash2}
              isOff={isReadOnly}
              onAct={() => onGrid((grid) => removeOption(grid, at))}
            />
          </Group>
        </Group>
        <Stack gap={6} pl="md" id={fieldId(`options.${at}.values`)} tabIndex={-1}>
          {option.values.map((value, valueAt) => (
            <ValueRow
              key={value.key}
              optionAt={at}
              at={valueAt}
              count={option.values.length}
              value={value}
              onValue={(next) =>
                onOption({ ...option, values: option.values.map((each) => (each.key === value.key ? next : each)) })
              }
              onGrid={onGrid}
            />
          ))}
          <AddValue
            optionName={name}
            isOff={isReadOnly || !hasRoom}
            onAdd={(texts) =>
              onGrid((grid) =>
                texts.reduce((before, text) => {
                  const room = before.options[at]?.values.length ?? 0;
                  if (room >= optionValuesMax || !hasRoomForValue(before.options, at)) return before;
                  return withText(before, at, text);
                }, grid),
              )
            }
          />
        </Stack>
      </Stack>
    </Card>
  );
}

/** Writes into the value that has no text yet, or else adds one. */
function withText(grid: Grid, at: number, text: string): Grid {
  const blank = grid.options[at]?.values.find((value) => !value.text.en?.trim());
  const key = blank?.key ?? newValueKey();
  const { options, variants } = blank ? grid : addValue(grid, at, key);
  return {
    variants,
    options: options.map((option, index) =>
      index === at
        ? {
            ...option,
            values: option.values.map((value) =>
              value.key === key ? { ...value, text: { ...value.text, en: text } } : value,
            ),
          }
        : option,
    ),
  };
}

type AddValueProps = { optionName: string; isOff: boolean; onAdd: (texts: string[]) => void };

/** Adds values with Enter; several at once when commas are between them. */
function AddValue({ optionName, isOff, onAdd }: AddValueProps) {
  const t = useTranslations('console.products.options');
  const [typed, setTyped] = useState('');
  const add = () => {
    const texts = typed.split(/[,，、\n\t]/).map((text) => text.trim().slice(0, 60));
    const wanted = texts.filter(Boolean);
    if (wanted.length > 0) onAdd(wanted);
    setTyped('');
  };
  return (
    <Group gap="xs" wrap="nowrap" pl={44}>
      <TextInput
        flex={1}
        size="xs"
        maxLength={400}
        disabled={isOff}
        aria-label={t('addValueTo', { name: optionName })}
        placeholder={t('addValuePlaceholder')}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          add();
        }}
      />
      <Button size="xs" variant="default" disabled={isOff} onClick={add}>
        {t('addValue')}
      </Button>
    </Group>
  );
}
