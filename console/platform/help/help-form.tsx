import { Button } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { SortedList } from '#console/base/lists/sorted-list.tsx';
import { useLocale } from '#console/base/locale.ts';
import { newKey } from '#console/base/new-key.ts';
import { useUndoNotice } from '#console/base/undo-notice.tsx';
import { FaceForm } from '#console/platform/face/face-form.tsx';
import { textIn } from '#console/platform/face/text-in.ts';
import type { SavedPart } from '#console/platform/face/use-draft-form.ts';
import { useFaceForm } from '#console/platform/face/use-face-form.ts';
import { type FaceOf, faceShapes } from '#contract/content/face.ts';
import { type HelpPage, helpPagesMax } from '#contract/content/help-pages.ts';
import { type Locale, withLocale } from '#contract/core/languages.ts';
import { HelpPageFields } from './help-page-fields.tsx';

type Pages = FaceOf<'pages'>;
type HelpFormProps = { saved: SavedPart<Pages>; onReload: () => Promise<SavedPart<Pages> | undefined> };

/** Pages in their order, written as a draft and published all at once. */
export function HelpForm(input: HelpFormProps) {
  const t = useTranslations('platform-face.help');
  const undo = useUndoNotice();
  const own = useLocale();
  const [locale, setLocale] = useState<Locale>(own);
  const [opened, setOpened] = useState<string | null>(null);
  const form = useFaceForm({ ...input, name: 'pages', shape: faceShapes.pages });
  const { list } = form.value;
  const edit = (change: (before: readonly HelpPage[]) => HelpPage[]) =>
    form.edit((before) => ({ list: change(before.list) }));
  const nameOf = (page: HelpPage) => textIn(page.title, own) || t('unnamed');
  const isWrong = (at: number) => [...form.wrong.keys()].some((path) => path.startsWith(`list.${at}.`));
  const shown = list.find(({ key }) => key === opened) ?? list[0];

  function add() {
    const key = newKey();
    const id = Math.max(...[...list, ...form.saved.value.list].map((page) => page.id)) + 1;
    edit((before) => [...before, { key, id, isOn: true, title: {}, html: {} }]);
    setOpened(key);
  }
  function remove(page: HelpPage, at: number) {
    edit((before) => before.filter(({ key }) => key !== page.key));
    undo(t('removed', { name: nameOf(page) }), () =>
      edit((before) => [...before.slice(0, at), page, ...before.slice(at)].slice(0, helpPagesMax)),
    );
  }

  return (
    <FaceForm
      form={form}
      {...(shown && { preview: withLocale(locale, `/help_preview/${shown.id}`) })}
      languages={{
        locale,
        onChange: setLocale,
        textsIn: (pages) => pages.list.flatMap((each) => [each.title, each.html]),
      }}
      words={{
        fieldsOf: (pages) => ({
          ...Object.fromEntries(pages.list.map((page) => [page.key, page])),
          order: pages.list.map(({ key }) => key).join(' '),
        }),
        labelOf: (field, pages) => {
          const page = pages.list.find(({ key }) => key === field);
          return page ? nameOf(page) : t('order');
        },
        textOf: (field, pages) => {
          if (field === 'order') return pages.list.map(nameOf).join(', ');
          const page = pages.list.find(({ key }) => key === field);
          if (!page) return t('notThere');
          const letters = textIn(page.html, own).replaceAll(/<[^>]*>/g, '').length;
          return [nameOf(page), t('letters', { count: letters }), page.isOn ? '' : t('hidden')]
            .filter(Boolean)
            .join(' · ');
        },
      }}
    >
      <SortedList
        label={t('pages')}
        items={list}
        onSort={(sorted) => edit(() => sorted)}
        renderItem={(page, { at, moves }) => (
          <HelpPageFields
            {...{ page, moves, locale }}
            name={nameOf(page)}
            wrong={form.wrong}
            path={`list.${at}`}
            isOpen={opened === page.key || isWrong(at)}
            onOpen={() => setOpened((before) => (before === page.key ? null : page.key))}
            onChange={(change) =>
              edit((before) => before.map((each) => (each.key === page.key ? { ...each, ...change(each) } : each)))
            }
            onRemove={() => remove(page, at)}
          />
        )}
      />
      <Button
        variant="default"
        w="max-content"
        disabled={list.length >= helpPagesMax}
        leftSection={<Plus size={16} aria-hidden="true" />}
        onClick={add}
      >
        {t('add')}
      </Button>
    </FaceForm>
  );
}
