import { Alert, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Info } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ChatScreen } from '#console/base/chat/chat-screen.tsx';
import { useDeskSide } from '#console/base/chat/desk-side.ts';
import type { Fields } from '#console/base/conflict/changed-fields.ts';
import { ConflictAlert } from '#console/base/conflict/conflict-alert.tsx';
import { useConflict } from '#console/base/conflict/use-conflict.ts';
import { useNotices } from '#console/base/failure-text.ts';
import { HoursFields, useDayNames } from '#console/base/hours/hours-fields.tsx';
import { ZoneField } from '#console/base/hours/zone-field.tsx';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { useLocale } from '#console/base/locale.ts';
import { Part } from '#console/base/part.tsx';
import { LanguageTabs } from '#console/base/texts/language-tabs.tsx';
import { TextsInput } from '#console/base/texts/texts-input.tsx';
import { countUntranslatedOf } from '#console/base/texts/untranslated.ts';
import { useCall, useSend } from '#console/base/use-call.ts';
import { chatNoteMax } from '#contract/chat/values.ts';
import type { OutputOf } from '#contract/core/call.ts';
import { type Locale, languages } from '#contract/core/languages.ts';
import { WeekHours, weekDays } from '#contract/shops/opening-hours.ts';

type Hours = OutputOf<ReturnType<typeof useDeskSide>['calls']['getChatHours']>;

/** When someone is at the desk, and what is answered by itself while nobody is. */
export function HoursScreen() {
  const { calls } = useDeskSide();
  const { data, error, refetch } = useCall(calls.getChatHours, {});
  return (
    <ChatScreen part="hours">
      <div className="chat-page">
        {error && !data && <LoadFailure error={error} onRetry={refetch} />}
        {!data && !error && <Skeleton h={480} />}
        {data && <HoursForm saved={data} onReload={async () => (await refetch({ throwOnError: true })).data} />}
      </div>
    </ChatScreen>
  );
}

const valuesOf = ({ hours, timeZone, answer }: Hours) => ({ hours, timeZone, answer });

/** The fields that are compared with a colleague's: each day is one, and so is the answer in each language. */
const fieldsOf = ({ hours, timeZone, answer }: ReturnType<typeof valuesOf>): Fields => ({
  ...Object.fromEntries(hours.map((day, at) => [`day ${at}`, day ? `${day.from}–${day.until}` : ''])),
  timeZone,
  ...Object.fromEntries(languages.map(({ locale }) => [`answer ${locale}`, answer[locale]])),
});

function HoursForm({ saved, onReload }: { saved: Hours; onReload: () => Promise<Hours | undefined> }) {
  const t = useTranslations('chat-desk.hours');
  const words = useTranslations('console.shop');
  const { calls } = useDeskSide();
  const { done, failed } = useNotices();
  const send = useSend(calls.saveChatHours);
  const { base, theirs, show, settle } = useConflict({ opened: saved, onReload });
  const [locale, setLocale] = useState<Locale>(useLocale());
  const labelOf = useLabels();
  const form = useForm({
    initialValues: valuesOf(saved),
    validate: {
      hours: (week) => (WeekHours.safeParse(week).success ? null : words('week.endsBeforeStart')),
      answer: (answer) =>
        !answer.en?.trim() && Object.values(answer).some((text) => text?.trim()) ? t('englishMissing') : null,
    },
  });

  async function save(over: Hours): Promise<void> {
    try {
      const { version } = await send.mutateAsync({ ...form.values, version: over.version });
      settle({ ...over, ...form.values, version });
      form.resetDirty();
      done(t('saved'));
    } catch (error) {
      if (!(await show(error))) failed(error);
    }
  }

  const { hours, timeZone, answer } = form.values;
  const isAlwaysOpen = hours.every((day) => day === null);
  return (
    <form onSubmit={form.onSubmit(() => save(base ?? saved))} noValidate>
      <Stack maw={860}>
        <Part title={t('title')}>
          <Stack>
            <Text size="sm" c="dimmed">
              {t('text')}
            </Text>
            <ZoneField zone={timeZone} onChange={(zone) => form.setFieldValue('timeZone', zone)} />
            <HoursFields week={hours} onChange={(week) => form.setFieldValue('hours', week)} />
            {isAlwaysOpen && (
              <Alert color="gray" icon={<Info size={18} aria-hidden="true" />}>
                {t('none')}
              </Alert>
            )}
          </Stack>
        </Part>
        <Part title={t('answer')}>
          <Stack>
            <Text size="sm" c="dimmed">
              {t('answerText')}
            </Text>
            <LanguageTabs
              locale={locale}
              missingIn={(each) => countUntranslatedOf([answer], each)}
              onChange={setLocale}
            />
            <TextsInput
              label={t('answer')}
              isLabelHidden
              locale={locale}
              texts={answer}
              lettersMax={chatNoteMax}
              rows={4}
              placeholder={t('answerExample')}
              error={form.errors.answer}
              onChange={(texts) => form.setFieldValue('answer', texts)}
            />
          </Stack>
        </Part>
        {theirs && (
          <ConflictAlert
            saved={theirs}
            base={fieldsOf(base ?? saved)}
            mine={fieldsOf(form.values)}
            theirs={fieldsOf(theirs)}
            labelOf={labelOf}
            textOf={(field, fields) => String(fields[field] ?? '')}
            isSaving={send.isPending}
            onTakeTheirs={() => {
              form.setValues(valuesOf(theirs));
              settle(theirs);
            }}
            onKeepMine={form.onSubmit(() => save(theirs))}
          />
        )}
        <Group justify="flex-end">
          <Button type="submit" disabled={theirs !== null} loading={send.isPending}>
            {words('save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function useLabels(): (field: string) => string {
  const t = useTranslations('chat-desk.hours');
  const words = useTranslations('console.shop');
  const dayName = useDayNames();
  const labels: Record<string, string> = {
    ...Object.fromEntries(Array.from({ length: weekDays }, (_, day) => [`day ${day}`, dayName(day)])),
    timeZone: words('timeZone'),
    ...Object.fromEntries(languages.map(({ locale, name }) => [`answer ${locale}`, `${t('answer')} · ${name}`])),
  };
  return (field) => labels[field] ?? field;
}
