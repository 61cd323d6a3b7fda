import { Button, Select, Stack, TagsInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { CallFailure } from '#console/base/call-mall.ts';
import { Dialog, DialogButtons } from '#console/base/dialog.tsx';
import { FailureAlert } from '#console/base/failure-alert.tsx';
import { useFailureText, useNotices } from '#console/base/failure-text.ts';
import { useLocale } from '#console/base/locale.ts';
import { useSend } from '#console/base/use-call.ts';
import { isLocale, languages } from '#contract/core/languages.ts';
import { type Synonyms, saveSynonyms, searchWordMax, synonymWordsMax } from '#contract/search/platform.ts';

type SynonymDialogProps = {
  /** Null: a new group. */
  group: Synonyms | null;
  /** With which a new group begins. */
  words?: string[];
  onClose: () => void;
};

/** Words of one language that mean the same. */
export function SynonymDialog({ group, words: first = [], onClose }: SynonymDialogProps) {
  const t = useTranslations('platform-products.search');
  const { done } = useNotices();
  const textOf = useFailureText();
  const send = useSend(saveSynonyms);
  const own = useLocale();
  const [locale, setLocale] = useState(group?.locale ?? own);
  const [words, setWords] = useState(group?.words ?? first);
  const [problem, setProblem] = useState<string | null>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (words.length < 2) return setProblem(t('synonyms.tooFew'));
    setProblem(null);
    try {
      await send.mutateAsync({ id: group?.id ?? null, version: group?.version ?? 0, locale, words });
      done(t('synonyms.saved', { words: words.join(', ') }));
      onClose();
    } catch (error) {
      const at = error instanceof CallFailure ? /^words\.(\d+)$/.exec(error.field ?? '')?.[1] : undefined;
      if (at !== undefined) setProblem(t('synonyms.oneWord', { word: words[Number(at)] ?? '' }));
    }
  }

  const isOfField = send.error?.field?.startsWith('words');
  return (
    <Dialog title={t(group ? 'synonyms.editTitle' : 'synonyms.newTitle')} size="lg" onClose={onClose}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack>
          <Select
            label={t('language')}
            allowDeselect={false}
            value={locale}
            data={languages.map((language) => ({ value: language.locale, label: language.name }))}
            onChange={(next) => isLocale(next) && setLocale(next)}
          />
          <TagsInput
            label={t('synonyms.words')}
            description={t('synonyms.hint')}
            data-autofocus
            maxTags={synonymWordsMax}
            maxLength={searchWordMax}
            acceptValueOnBlur
            splitChars={[',', '，', '、']}
            value={words}
            onChange={setWords}
            error={problem}
          />
          <FailureAlert text={send.error && !isOfField ? textOf(send.error) : null} />
          <DialogButtons onCancel={onClose}>
            <Button type="submit" loading={send.isPending}>
              {t('save')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Dialog>
  );
}
