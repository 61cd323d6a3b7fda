import { Button, Skeleton, Stack, Text, TextInput, UnstyledButton } from '@mantine/core';
import { Plus, Search, Zap } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ChatScreen } from '#console/base/chat/chat-screen.tsx';
import { useDeskSide } from '#console/base/chat/desk-side.ts';
import { EmptyList } from '#console/base/lists/empty-list.tsx';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { useLocale } from '#console/base/locale.ts';
import { countUntranslatedOf } from '#console/base/texts/untranslated.ts';
import { useCall } from '#console/base/use-call.ts';
import { useConfirm } from '#console/base/use-confirm.tsx';
import { type Phrase, phrasesMax } from '#contract/chat/phrases.ts';
import { languages } from '#contract/core/languages.ts';
import { phraseIn } from './fill-phrase.ts';
import { PhraseForm } from './phrase-form.tsx';

/** What the desk answers often, in all languages. */
export function Phrases() {
  const t = useTranslations('chat-desk.phrases');
  const { calls } = useDeskSide();
  const { data, error, refetch } = useCall(calls.listPhrases, {});
  const [chosen, setChosen] = useState<number | 'new' | null>(null);
  const [isDirty, setDirty] = useState(false);
  const [words, setWords] = useState('');
  const confirm = useConfirm();
  const phrase = typeof chosen === 'number' ? data?.find(({ id }) => id === chosen) : undefined;
  const found = data?.filter((one) => fits(one, words));

  function choose(next: number | 'new' | null): void {
    const go = () => {
      setDirty(false);
      setChosen(next);
    };
    if (!isDirty) go();
    else
      confirm({
        title: t('leaveTitle'),
        text: t('leaveText'),
        confirm: t('leave'),
        isDanger: true,
        onConfirm: go,
      });
  }
  const add = (
    <Button
      leftSection={<Plus size={16} aria-hidden="true" />}
      disabled={!data || data.length >= phrasesMax}
      onClick={() => choose('new')}
    >
      {t('add')}
    </Button>
  );

  return (
    <ChatScreen part="phrases" actions={add}>
      {error && !data && <LoadFailure error={error} onRetry={refetch} />}
      {!data && !error && (
        <div className="chat-page">
          <Skeleton h={420} />
        </div>
      )}
      {data && data.length === 0 && chosen === null && (
        <div className="chat-page">
          <EmptyList text={t('none')} action={add} />
        </div>
      )}
      {data && found && (data.length > 0 || chosen !== null) && (
        <>
          <aside className="chat-inbox" aria-label={t('list')}>
            <Stack gap="xs" p="sm" className="chat-line-below">
              <TextInput
                type="search"
                aria-label={t('search')}
                placeholder={t('search')}
                maxLength={64}
                leftSection={<Search size={16} aria-hidden="true" />}
                value={words}
                onChange={(event) => setWords(event.currentTarget.value)}
              />
            </Stack>
            <ul className="chat-rows chat-scroll" aria-label={t('list')}>
              {found.map((one) => (
                <PhraseName key={one.id} phrase={one} isChosen={one.id === chosen} onChoose={() => choose(one.id)} />
              ))}
              {found.length === 0 && (
                <Text size="sm" c="dimmed" p="md" component="li">
                  {t('notFound', { words })}
                </Text>
              )}
            </ul>
          </aside>
          <div className="chat-page">
            {chosen === null || (typeof chosen === 'number' && !phrase) ? (
              <div className="chat-nothing">
                <Zap size={48} strokeWidth={1.2} aria-hidden="true" />
                <Text c="dimmed" ta="center" maw={420}>
                  {t('text')}
                </Text>
              </div>
            ) : (
              <PhraseForm
                key={chosen}
                phrase={phrase ?? null}
                onReload={async () => (await refetch({ throwOnError: true })).data?.find(({ id }) => id === chosen)}
                onDirty={setDirty}
                onSaved={({ id }) => {
                  setDirty(false);
                  setChosen(id);
                }}
                onGone={() => {
                  setDirty(false);
                  setChosen(null);
                }}
              />
            )}
          </div>
        </>
      )}
    </ChatScreen>
  );
}

const fits = ({ name, texts }: Phrase, words: string) =>
  [name, ...Object.values(texts)].join('\n').toLowerCase().includes(words.trim().toLowerCase());

type PhraseNameProps = { phrase: Phrase; isChosen: boolean; onChoose: () => void };

function PhraseName({ phrase: { name, texts }, isChosen, onChoose }: PhraseNameProps) {
  const t = useTranslations('chat-desk.phrases');
  const locale = useLocale();
  const missing = languages.reduce((sum, language) => sum + countUntranslatedOf([texts], language.locale), 0);
  return (
    <li>
      <UnstyledButton className="chat-row" aria-current={isChosen ? 'true' : undefined} onClick={onChoose}>
        <span className="chat-row-text">
          <Text span size="sm" fw={600} truncate>
            {name}
          </Text>
          <Text span size="sm" c="dimmed" truncate>
            {phraseIn(texts, locale)}
          </Text>
          {missing > 0 && (
            <Text span size="xs" c="var(--console-warning)">
              {t('missing', { count: missing })}
            </Text>
          )}
        </span>
      </UnstyledButton>
    </li>
  );
}
