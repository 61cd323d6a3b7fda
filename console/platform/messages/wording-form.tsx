import { Button, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { History } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConflictAlert } from '#console/base/conflict/conflict-alert.tsx';
import { useConflict } from '#console/base/conflict/use-conflict.ts';
import { FailureAlert } from '#console/base/failure-alert.tsx';
import { useFailureText, useNotices } from '#console/base/failure-text.ts';
import { useFormats } from '#console/base/format.ts';
import { Part } from '#console/base/part.tsx';
import { languageName } from '#console/base/texts/texts-input.tsx';
import { useSend } from '#console/base/use-call.ts';
import { locales } from '#contract/core/languages.ts';
import { type MessageTexts, saveMessageWording } from '#contract/notifications/platform.ts';
import { MessagePreview } from './message-preview.tsx';
import { PlaceholderTable } from './placeholder-table.tsx';
import { WordingCard } from './wording-card.tsx';
import { WordingHistory } from './wording-history.tsx';
import { flatOf, isSame, placeOf, problemAt } from './wording-values.ts';

type WordingFormProps = { saved: MessageTexts; onReload: () => Promise<MessageTexts | undefined> };

/** The texts of a kind of message in all languages. What is saved is in the next message that is written. */
export function WordingForm({ saved, onReload }: WordingFormProps) {
  const t = useTranslations('platform-messages');
  const { time } = useFormats();
  const { done } = useNotices();
  const textOf = useFailureText();
  const save = useSend(saveMessageWording);
  const [wording, setWording] = useState(saved.wording);
  const [failure, setFailure] = useState<string | null>(null);
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const { base, theirs, show, settle } = useConflict({ opened: saved, onReload });
  const over = base ?? saved;
  const { parts } = saved;
  const isWrong = locales.some((locale) =>
    parts.some((part) => problemAt(wording, part, locale, saved.placeholders) !== null),
  );

  async function send({ version }: MessageTexts) {
    setFailure(null);
    try {
      const written = await save.mutateAsync({ kind: saved.kind, version, wording });
      settle({ ...over, wording, version: written.version });
      done(t('saved'));
    } catch (error) {
      if (!(await show(error))) setFailure(textOf(error));
    }
  }

  const labelOf = (name: string) => {
    const { part, locale } = placeOf(name);
    return t('partIn', { part: t(`parts.${part}`), language: languageName(locale) });
  };

  return (
    <Stack gap="lg">
      <Part
        title={t('texts')}
        aside={
          <Button
            variant="subtle"
            leftSection={<History size={16} aria-hidden="true" />}
            onClick={() => setHistoryOpen(true)}
          >
            {t('history.open')}
          </Button>
        }
      >
        <Stack>
          <Text c="dimmed">{t('textsText')}</Text>
          <SimpleGrid cols={2} spacing="lg" verticalSpacing="lg">
            {locales.map((locale) => (
              <WordingCard key={locale} {...{ locale, parts, wording }} of={saved} onChange={setWording} />
            ))}
          </SimpleGrid>
          <FailureAlert text={failure} />
          {theirs && (
            <ConflictAlert
              saved={theirs}
              base={flatOf(over.wording)}
              mine={flatOf(wording)}
              theirs={flatOf(theirs.wording)}
              labelOf={labelOf}
              textOf={(name, texts) => String(texts[name] ?? '')}
              isSaving={save.isPending}
              onTakeTheirs={() => {
                setWording(theirs.wording);
                settle(theirs);
              }}
              onKeepMine={() => void send(theirs)}
            />
          )}
          <Group>
            <Button
              loading={save.isPending}
              disabled={theirs !== null || isWrong || isSame(wording, over.wording)}
              onClick={() => void send(over)}
            >
              {t('save')}
            </Button>
            {isWrong && (
              <Text size="sm" role="status">
                {t('fixFirst')}
              </Text>
            )}
            {saved.savedAt && (
              <Text size="sm" c="dimmed">
                {t('lastSaved', { who: saved.savedBy || t('nobody'), time: time(saved.savedAt) })}
              </Text>
            )}
          </Group>
        </Stack>
      </Part>
      <PlaceholderTable placeholders={saved.placeholders} />
      <MessagePreview of={saved} wording={wording} />
      {isHistoryOpen && (
        <WordingHistory
          kind={saved.kind}
          labelOf={labelOf}
          onUse={(version) => {
            setWording(version);
            setHistoryOpen(false);
          }}
          onClose={() => setHistoryOpen(false)}
        />
      )}
    </Stack>
  );
}
