import { Alert, Button, Grid, Group, Stack, Text } from '@mantine/core';
import { History, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConflictAlert } from '#console/base/conflict/conflict-alert.tsx';
import { useConflict } from '#console/base/conflict/use-conflict.ts';
import { FailureAlert } from '#console/base/failure-alert.tsx';
import { useFailureText, useNotices } from '#console/base/failure-text.ts';
import { useFormats } from '#console/base/format.ts';
import { Part } from '#console/base/part.tsx';
import { useSend } from '#console/base/use-call.ts';
import { type RankingNow, saveRanking } from '#contract/search/platform-ranking.ts';
import { type RankingWeights, scoreParts, usualRanking } from '#contract/search/ranking.ts';
import { RankingHistory } from './ranking-history.tsx';
import { RankingPreview } from './ranking-preview.tsx';
import { isSame, useWeightWords } from './ranking-words.ts';
import { TitleMatchField } from './title-match-field.tsx';
import { WeightField } from './weight-field.tsx';

type RankingFormProps = { saved: RankingNow; onReload: () => Promise<RankingNow | undefined> };

/** The weights, and what they would do to a search. Nothing is saved before someone has seen it and says so. */
export function RankingForm({ saved, onReload }: RankingFormProps) {
  const t = useTranslations('platform-products.search.ranking');
  const { labelOf, textOf } = useWeightWords();
  const { time, count } = useFormats();
  const { done } = useNotices();
  const failureText = useFailureText();
  const save = useSend(saveRanking);
  const { base, theirs, show, settle } = useConflict<RankingNow>({ opened: saved, onReload });
  const opened = base ?? saved;
  const [weights, setWeights] = useState<RankingWeights>(opened.weights);
  const [failure, setFailure] = useState<string | null>(null);
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const change = (part: Partial<RankingWeights>) => setWeights((now) => ({ ...now, ...part }));
  const { placing } = saved;

  async function send(over: RankingNow) {
    setFailure(null);
    try {
      const { version } = await save.mutateAsync({ version: over.version, weights });
      settle({ ...over, weights, version });
      done(t('saved'));
    } catch (error) {
      if (!(await show(error))) setFailure(failureText(error));
    }
  }

  return (
    <Grid gap="lg">
      <Grid.Col span={4}>
        <Part
          title={t('weights')}
          aside={
            <Button
              size="xs"
              variant="subtle"
              leftSection={<History size={16} aria-hidden="true" />}
              onClick={() => setHistoryOpen(true)}
            >
              {t('history.open')}
            </Button>
          }
        >
          <Stack gap="lg">
            {!placing.isDone && (
              <Alert color="blue" role="status" title={t('placing')}>
                {t('placingText', {
                  moved: count(Math.min(placing.moved, placing.toMove)),
                  all: count(placing.toMove),
                })}
              </Alert>
            )}
            <TitleMatchField value={weights.titleMatch} onChange={(titleMatch) => change({ titleMatch })} />
            {scoreParts.map((part) => (
              <WeightField
                key={part}
                part={part}
                value={weights[part]}
                onChange={(value) => change({ [part]: value })}
              />
            ))}
            <FailureAlert text={failure} />
            {base && theirs && (
              <ConflictAlert
                saved={theirs}
                base={base.weights}
                mine={weights}
                theirs={theirs.weights}
                labelOf={(name) => labelOf(name as keyof RankingWeights)}
                textOf={(name, values) => textOf(name as keyof RankingWeights, Number(values[name]))}
                isSaving={save.isPending}
                onTakeTheirs={() => {
                  setWeights(theirs.weights);
                  settle(theirs);
                }}
                onKeepMine={() => void send(theirs)}
              />
            )}
            <Group>
              <Button
                loading={save.isPending}
                disabled={theirs !== null || isSame(weights, opened.weights)}
                onClick={() => void send(opened)}
              >
                {t('save')}
              </Button>
              <Button
                variant="default"
                leftSection={<RotateCcw size={16} aria-hidden="true" />}
                disabled={isSame(weights, usualRanking)}
                onClick={() => setWeights(usualRanking)}
              >
                {t('usual')}
              </Button>
            </Group>
            {saved.savedAt && (
              <Text size="sm" c="dimmed">
                {t('lastSaved', { who: saved.savedBy || t('nobody'), time: time(saved.savedAt) })}
              </Text>
            )}
          </Stack>
        </Part>
      </Grid.Col>
      <Grid.Col span={8}>
        <RankingPreview weights={weights} isChanged={!isSame(weights, opened.weights)} />
      </Grid.Col>
      {isHistoryOpen && (
        <RankingHistory
          onUse={(earlier) => {
            setWeights(earlier);
            setHistoryOpen(false);
          }}
          onClose={() => setHistoryOpen(false)}
        />
      )}
    </Grid>
  );
}
