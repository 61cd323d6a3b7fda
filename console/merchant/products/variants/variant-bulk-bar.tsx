import { Button, Group, Select, Text, TextInput } from '@mantine/core';
import { ArrowDownToLine } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Column, columns } from '#console/base/compare/variant-columns.ts';

type VariantBulkBarProps = {
  count: number;
  onWrite: (column: Column, text: string) => void;
  onFillDown: (column: Column) => void;
  onOffer: (isOffered: boolean) => void;
};

/** One value for all chosen variants. */
export function VariantBulkBar({ count, onWrite, onFillDown, onOffer }: VariantBulkBarProps) {
  const t = useTranslations('console.products');
  const [column, setColumn] = useState<Column>('price');
  const [text, setText] = useState('');
  if (count === 0) return null;
  return (
    <form
      aria-label={t('grid.bulk')}
      onSubmit={(event) => {
        event.preventDefault();
        onWrite(column, text);
      }}
    >
      <Group gap="xs" align="flex-end">
        <Text size="sm" fw={600} mb={8} aria-live="polite">
          {t('grid.chosen', { count })}
        </Text>
        <Select
          size="xs"
          w={150}
          label={t('grid.column')}
          allowDeselect={false}
          value={column}
          onChange={(next) => setColumn(columns.find((each) => each === next) ?? 'price')}
          data={columns.map((value) => ({ value, label: t(`columns.${value}`) }))}
        />
        <TextInput
          size="xs"
          w={120}
          label={t('grid.value')}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button size="xs" type="submit" variant="default">
          {t('grid.apply')}
        </Button>
        <Button
          size="xs"
          variant="default"
          leftSection={<ArrowDownToLine size={14} aria-hidden="true" />}
          disabled={count < 2}
          onClick={() => onFillDown(column)}
        >
          {t('grid.fillDown')}
        </Button>
        <Button size="xs" variant="default" onClick={() => onOffer(true)}>
          {t('grid.offer')}
        </Button>
        <Button size="xs" variant="default" onClick={() => onOffer(false)}>
          {t('grid.offerNot')}
        </Button>
      </Group>
    </form>
  );
}
