import { ActionIcon, Badge, Box, Group, Image, Menu, Text } from '@mantine/core';
import { ChevronDown, ChevronRight, FolderPlus, GripVertical, ListChecks, Pencil } from 'lucide-react';
import type { DragEvent, KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useNotices } from '#console/base/failure-text.ts';
import { useFormats } from '#console/base/format.ts';
import { RowAction } from '#console/base/lists/row-action.tsx';
import { RowMenu } from '#console/base/lists/row-menu.tsx';
import { useLocale } from '#console/base/locale.ts';
import { pictureAddress } from '#console/base/pictures/picture-address.ts';
import { countUntranslatedOf } from '#console/base/texts/untranslated.ts';
import { useSend } from '#console/base/use-call.ts';
import { useConfirm } from '#console/base/use-confirm.tsx';
import { categoryLevels, deleteCategory, editCategory } from '#contract/catalogue/platform-categories.ts';
import { locales, localized } from '#contract/core/languages.ts';
import type { Opened } from './categories.tsx';
import { type Branch, type DropPlace, hasMoreProducts, productsIn } from './tree.ts';

type CategoryRowProps = {
  branch: Branch;
  isOpen: boolean;
  isDragged: boolean;
  /** Where what is dragged would go. */
  dropPlace: DropPlace | null;
  onToggle: () => void;
  onOpen: (opened: Opened) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onDragStart: () => void;
  onDragOver: (event: DragEvent<HTMLElement>) => void;
  onDrop: (event: DragEvent<HTMLElement>) => void;
  onDragEnd: () => void;
};

const line = '2px solid var(--mantine-color-brand-6)';

/** A category in the tree: what it is called, what is in it, and what can be done with it. */
export function CategoryRow({ branch, isOpen, isDragged, dropPlace, onToggle, onOpen, ...handlers }: CategoryRowProps) {
  const t = useTranslations('platform-products.categories');
  const name = localized(branch.name, useLocale());
  const hasChildren = branch.children.length > 0;
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  const { onDragStart, onDragOver, onDrop, onDragEnd, onKeyDown } = handlers;
  return (
    <Box
      role="listitem"
      aria-label={name}
      draggable
      opacity={isDragged ? 0.5 : 1}
      pl={`calc(var(--mantine-spacing-md) + ${(branch.level - 1) * 36}px)`}
      pr="sm"
      py={6}
      style={{
        borderTop: dropPlace === 'before' ? line : '1px solid var(--console-line)',
        ...(dropPlace === 'after' && { borderBottom: line }),
        ...(dropPlace === 'into' && { outline: line, outlineOffset: -2 }),
      }}
      {...{ onDragStart, onDragOver, onDrop, onDragEnd, onKeyDown }}
    >
      <Group justify="space-between" wrap="nowrap">
        <Group gap="xs" wrap="nowrap" style={{ minWidth: 0 }}>
          <GripVertical size={16} aria-hidden="true" style={{ flexShrink: 0, cursor: 'grab', opacity: 0.5 }} />
          <ActionIcon
            variant="subtle"
            color="gray"
            c="inherit"
            data-category={branch.id}
            aria-label={hasChildren ? t('toggle', { name }) : name}
            {...(hasChildren && { 'aria-expanded': isOpen })}
            onClick={hasChildren ? onToggle : undefined}
          >
            {hasChildren ? <Chevron size={18} aria-hidden="true" /> : <Text c="dimmed">·</Text>}
          </ActionIcon>
          {branch.iconHash && (
            <Image src={pictureAddress(branch.iconHash, 80)} alt="" w={32} h={32} radius="sm" fit="cover" />
          )}
          <Text fw={branch.level === 1 ? 600 : 400} truncate c={branch.isShown ? undefined : 'dimmed'}>
            {name}
          </Text>
          <Marks branch={branch} />
        </Group>
        <Actions branch={branch} name={name} onOpen={onOpen} />
      </Group>
    </Box>
  );
}

function Marks({ branch }: { branch: Branch }) {
  const t = useTranslations('platform-products.categories');
  const { count } = useFormats();
  const products = productsIn(branch);
  const missing = locales.filter((locale) => countUntranslatedOf([branch.name], locale) > 0).length;
  return (
    <>
      <Text size="sm" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
        {t('products', { count: products, shown: hasMoreProducts(branch) ? `${count(products)}+` : count(products) })}
      </Text>
      {branch.specCount > 0 && (
        <Text size="sm" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
          {t('specCount', { count: branch.specCount })}
        </Text>
      )}
      {!branch.isShown && (
        <Badge size="sm" variant="light" color="gray" c="inherit" tt="none" style={{ flexShrink: 0 }}>
          {t('hidden')}
        </Badge>
      )}
      {missing > 0 && (
        <Badge size="sm" variant="light" color="orange" c="inherit" tt="none" style={{ flexShrink: 0 }}>
          {t('untranslated', { count: missing })}
        </Badge>
      )}
    </>
  );
}

type ActionsProps = { branch: Branch; name: string; onOpen: (opened: Opened) => void };

function Actions({ branch, name, onOpen }: ActionsProps) {
  const t = useTranslations('platform-products.categories');
  const confirm = useConfirm();
  const { done, failed } = useNotices();
  const edit = useSend(editCategory);
  const remove = useSend(deleteCategory);
  const { children, ...category } = branch;
  const { id, version, iconHash, isShown, level, productCount } = category;
  const hide = () =>
    void edit
      .mutateAsync({ id, version, name: category.name, iconHash, isShown: !isShown })
      .then(() => done(t(isShown ? 'isHidden' : 'isShownNow', { name })), failed);

  function askToDelete() {
    confirm({
      title: t('deleteTitle', { name }),
      text: t('deleteText'),
      confirm: t('delete'),
      isDanger: true,
      onConfirm: () => void remove.mutateAsync({ id }).then(() => done(t('deleted', { name })), failed),
    });
  }

  return (
    <Group gap={0} wrap="nowrap">
      <RowAction
        name={t('addBelow', { name })}
        icon={FolderPlus}
        isOff={level === categoryLevels || productCount > 0}
        onAct={() => onOpen({ kind: 'new', parentId: id })}
      />
      <RowAction
        name={t('editOne', { name })}
        icon={Pencil}
        isOff={false}
        onAct={() => onOpen({ kind: 'edit', category })}
      />
      <RowAction
        name={t('specsOf', { name })}
        icon={ListChecks}
        isOff={false}
        onAct={() => onOpen({ kind: 'specs', category })}
      />
      <RowMenu name={t('actionsFor', { name })}>
        <Menu.Item onClick={() => onOpen({ kind: 'move', category })}>{t('move')}</Menu.Item>
        <Menu.Item onClick={() => onOpen({ kind: 'merge', category })}>{t('merge')}</Menu.Item>
        <Menu.Item onClick={hide}>{t(isShown ? 'hide' : 'show')}</Menu.Item>
        <Menu.Item color="red" disabled={children.length > 0 || productCount > 0} onClick={askToDelete}>
          {t('delete')}
        </Menu.Item>
      </RowMenu>
    </Group>
  );
}
