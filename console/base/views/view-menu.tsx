import { Button, Menu, Text } from '@mantine/core';
import { Bookmark, ChevronDown, Pencil, Plus, Save, Star, StarOff, Trash2, Users } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useNotices } from '#console/base/failure-text.ts';
import { useUndoNotice } from '#console/base/undo-notice.tsx';
import { useSend } from '#console/base/use-call.ts';
import {
  addView,
  deleteView,
  editView,
  type ListView,
  setDefaultView,
  type ViewedList,
} from '#contract/shops/merchant-views.ts';
import { useViews } from './use-views.ts';
import { ViewDialog } from './view-dialog.tsx';

/** The saved views of a list: opens one, saves what is shown as another, and changes the one that is open. */
export function ViewMenu({ list }: { list: ViewedList }) {
  const t = useTranslations('console.views');
  const { done, failed } = useNotices();
  const { views, defaultId, open, queryNow, isChanged, show } = useViews(list);
  const remove = useRemove(list, defaultId, show);
  const edit = useSend(editView);
  const setDefault = useSend(setDefaultView);
  const [editing, setEditing] = useState<ListView | 'new' | null>(null);
  const icon = (Icon: typeof Pencil) => <Icon size={16} aria-hidden="true" />;
  const choose = (id: number | null) =>
    void setDefault.mutateAsync({ list, id }).then(() => done(t(id === null ? 'noDefault' : 'isDefault')), failed);
  return (
    <>
      <Menu position="bottom-start" width={300} withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <Button
            size="xs"
            variant="default"
            leftSection={<Bookmark size={16} aria-hidden="true" />}
            rightSection={<ChevronDown size={16} aria-hidden="true" />}
          >
            {open ? (isChanged ? t('changed', { name: open.name }) : open.name) : t('title')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {views.length === 0 && <Menu.Item disabled>{t('none')}</Menu.Item>}
          {open && <Menu.Item onClick={() => show(null)}>{t('noView')}</Menu.Item>}
          {views.map((view) => (
            <Menu.Item
              key={view.id}
              leftSection={icon(view.isShared ? Users : Bookmark)}
              rightSection={view.id === defaultId && <Star size={14} role="img" aria-label={t('default')} />}
              fw={view.id === open?.id ? 700 : undefined}
              onClick={() => show(view)}
            >
              {view.name}
              {!view.isOwn && (
                <Text size="xs" c="dimmed">
                  {t('sharedBy', { name: view.by })}
                </Text>
              )}
            </Menu.Item>
          ))}
          <Menu.Divider role="separator" />
          {open?.isOwn && isChanged && (
            <Menu.Item
              leftSection={icon(Save)}
              onClick={() =>
                void edit
                  .mutateAsync({ id: open.id, name: open.name, isShared: open.isShared, query: queryNow() })
                  .then(() => done(t('saved')), failed)
              }
            >
              {t('update', { name: open.name })}
            </Menu.Item>
          )}
          <Menu.Item leftSection={icon(Plus)} onClick={() => setEditing('new')}>
            {t('saveNew')}
          </Menu.Item>
          {open?.isOwn && (
            <Menu.Item leftSection={icon(Pencil)} onClick={() => setEditing(open)}>
              {t('rename')}
            </Menu.Item>
          )}
          {open && (
            <Menu.Item
              leftSection={icon(open.id === defaultId ? StarOff : Star)}
              onClick={() => choose(open.id === defaultId ? null : open.id)}
            >
              {t(open.id === defaultId ? 'dropDefault' : 'setDefault')}
            </Menu.Item>
          )}
          {open?.canDelete && (
            <Menu.Item leftSection={icon(Trash2)} c="var(--mantine-color-error)" onClick={() => remove(open)}>
              {t('delete')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {editing && (
        <ViewDialog
          list={list}
          view={editing === 'new' ? null : editing}
          query={queryNow()}
          onSaved={show}
          onClose={() => setEditing(null)}
        />
      )}
    </>
  );
}

/** Deletes a view. Whoever has saved it can take that back, default and all. */
function useRemove(
  list: ViewedList,
  defaultId: number | null,
  show: (view: { id: number; query: string } | null) => void,
) {
  const t = useTranslations('console.views');
  const { done, failed } = useNotices();
  const undoNotice = useUndoNotice();
  const [drop, add, setDefault] = [useSend(deleteView), useSend(addView), useSend(setDefaultView)];
  const restore = async ({ id: was, name, query, isShared }: ListView) => {
    try {
      const { id } = await add.mutateAsync({ list, name, query, isShared });
      if (was === defaultId) await setDefault.mutateAsync({ list, id });
      show({ id, query });
    } catch (error) {
      failed(error);
    }
  };
  return async (view: ListView) => {
    try {
      await drop.mutateAsync({ id: view.id });
      show(null);
      const text = t('deleted', { name: view.name });
      if (view.isOwn) undoNotice(text, () => void restore(view));
      else done(text);
    } catch (error) {
      failed(error);
    }
  };
}
