import { ActionIcon, Group, Image, Menu } from '@mantine/core';
import { ArrowDown, ArrowUp, ImageIcon, Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { RowAction } from '#console/base/lists/row-action.tsx';
import { pictureAddress } from '#console/base/pictures/picture-address.ts';
import { useEditor } from '#console/merchant/products/editor/editor-context.ts';
import { TextsField } from '#console/merchant/products/texts/texts-field.tsx';
import type { ProductOption } from '#contract/catalogue/product-content.ts';
import { type Grid, moveValue, removeValue } from './combinations.ts';

type Value = ProductOption['values'][number];
type ValueRowProps = {
  optionAt: number;
  at: number;
  count: number;
  value: Value;
  onValue: (value: Value) => void;
  onGrid: (edit: (grid: Grid) => Grid) => void;
};

/** A value of an option, such as a colour. */
export function ValueRow({ optionAt, at, count, value, onValue, onGrid }: ValueRowProps) {
  const t = useTranslations('console.products.options');
  const { isReadOnly } = useEditor();
  const name = value.text.en || t('valueNumber', { number: at + 1 });
  return (
    <Group gap="xs" wrap="nowrap" align="flex-start">
      <ValuePicture name={name} value={value} onValue={onValue} />
      <div style={{ flex: 1 }}>
        <TextsField
          isLabelHidden
          label={t('valueNumber', { number: at + 1 })}
          field={`options.${optionAt}.values.${at}.text`}
          texts={value.text}
          lettersMax={60}
          onChange={(text) => onValue({ ...value, text })}
        />
      </div>
      <Group gap={2} wrap="nowrap" mt={4}>
        <RowAction
          name={t('moveUp', { name })}
          icon={ArrowUp}
          isOff={isReadOnly || at === 0}
          onAct={() => onGrid((grid) => moveValue(grid, optionAt, at, at - 1))}
        />
        <RowAction
          name={t('moveDown', { name })}
          icon={ArrowDown}
          isOff={isReadOnly || at === count - 1}
          onAct={() => onGrid((grid) => moveValue(grid, optionAt, at, at + 1))}
        />
        <RowAction
          name={t('remove', { name })}
          icon={Trash2}
          isOff={isReadOnly}
          onAct={() => onGrid((grid) => removeValue(grid, optionAt, value.key))}
        />
      </Group>
    </Group>
  );
}

/** Chooses the picture that is shown when a shopper chooses this value, among those of the product. */
function ValuePicture({ name, value, onValue }: { name: string; value: Value; onValue: (value: Value) => void }) {
  const t = useTranslations('console.products.options');
  const { content, isReadOnly } = useEditor();
  return (
    <Menu width={240}>
      <Menu.Target>
        <ActionIcon
          variant="default"
          size={36}
          disabled={isReadOnly || content.pictures.length === 0}
          aria-label={t('picture', { name })}
          title={t('picture', { name })}
        >
          {value.pictureHash ? (
            <Image src={pictureAddress(value.pictureHash, 80)} alt="" w={34} h={34} radius="sm" />
          ) : (
            <ImageIcon size={16} aria-hidden="true" />
          )}
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => onValue({ ...value, pictureHash: null })}>{t('noPicture')}</Menu.Item>
        {content.pictures.map(({ hash, alt }, at) => (
          <Menu.Item
            key={hash}
            leftSection={<Image src={pictureAddress(hash, 80)} alt="" w={40} h={40} radius="sm" />}
            onClick={() => onValue({ ...value, pictureHash: hash })}
          >
            {alt.en || t('pictureNumber', { number: at + 1 })}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
