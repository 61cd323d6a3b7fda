import { Stack } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { Fields } from '#console/base/conflict/changed-fields.ts';
import { ConflictAlert } from '#console/base/conflict/conflict-alert.tsx';
import { LanguageTabs } from '#console/base/texts/language-tabs.tsx';
import { countUntranslatedOf } from '#console/base/texts/untranslated.ts';
import type { Texts } from '#contract/catalogue/product-content.ts';
import type { Locale } from '#contract/core/languages.ts';
import { FaceActions } from './face-actions.tsx';
import type { DraftFormState } from './use-draft-form.ts';
import type { PublishedVersion, VersionActs } from './version-drawer.tsx';

/** Something written in words: what its fields are called, and what stands in each. */
export type DraftWords<Value> = {
  fieldsOf: (value: Value) => Fields;
  labelOf: (field: string, value: Value) => string;
  textOf: (field: string, value: Value) => string;
};

export type DraftFormProps<Value> = {
  form: DraftFormState<Value>;
  words: DraftWords<Value>;
  /** Which language is written beside English, and the texts by which is counted what it lacks; none where there are no texts. */
  languages?: { locale: Locale; onChange: (locale: Locale) => void; textsIn: (value: Value) => Texts[] };
  preview?: string;
  /** Never published: there is nothing to go back to. */
  isNew?: boolean;
  /** What was published, in a drawer. */
  history: (acts: VersionActs<PublishedVersion>) => ReactNode;
  children: ReactNode;
};

/** The frame around fields that are a draft first: what can be done with it, a colleague's version, and earlier ones. */
export function DraftForm<Value>({
  form,
  words,
  languages,
  preview,
  isNew = false,
  history,
  children,
}: DraftFormProps<Value>) {
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const { saved, theirs, value, shape } = form;
  const { fieldsOf, labelOf, textOf } = words;
  const mine = fieldsOf(value);
  const inWords = (whole: Value) =>
    Object.keys(fieldsOf(whole))
      .map((field) => `${labelOf(field, whole)}: ${textOf(field, whole)}`)
      .join('\n');
  return (
    <Stack maw={960}>
      <FaceActions form={form} isNew={isNew} onHistory={() => setHistoryOpen(true)} {...(preview && { preview })} />
      {languages && (
        <LanguageTabs
          locale={languages.locale}
          missingIn={(each) => countUntranslatedOf(languages.textsIn(value), each)}
          onChange={languages.onChange}
        />
      )}
      {children}
      {theirs && (
        <ConflictAlert
          saved={theirs}
          base={fieldsOf(saved.value)}
          mine={mine}
          theirs={fieldsOf(theirs.value)}
          labelOf={(field) => labelOf(field, field in fieldsOf(theirs.value) ? theirs.value : value)}
          textOf={(field, fields) => textOf(field, fields === mine ? value : theirs.value)}
          isSaving={form.isBusy}
          onTakeTheirs={() => form.takeTheirs(theirs)}
          onKeepMine={() => void form.keepMine(theirs)}
        />
      )}
      {isHistoryOpen &&
        history({
          textOf: (version) => {
            const { data } = shape.safeParse(version.value);
            return data === undefined ? '' : inWords(data);
          },
          isBusy: form.isBusy,
          onRestore: (version) => {
            const { data } = shape.safeParse(version.value);
            if (data !== undefined)
              void form.restore(data, version.number).then((isDone) => isDone && setHistoryOpen(false));
          },
          onClose: () => setHistoryOpen(false),
        })}
    </Stack>
  );
}
