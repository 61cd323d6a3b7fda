import { Badge, Button, Group, SegmentedControl, Stack, Switch, Text } from '@mantine/core';
import { History } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CallFailure } from '#console/base/call-mall.ts';
import { ConflictAlert } from '#console/base/conflict/conflict-alert.tsx';
import { useConflict } from '#console/base/conflict/use-conflict.ts';
import { useNotices } from '#console/base/failure-text.ts';
import { useFormats } from '#console/base/format.ts';
import { useLocale } from '#console/base/locale.ts';
import { Part } from '#console/base/part.tsx';
import { LanguageTabs } from '#console/base/texts/language-tabs.tsx';
import { TextsInput } from '#console/base/texts/texts-input.tsx';
import { countUntranslatedOf } from '#console/base/texts/untranslated.ts';
import { ShownTimes } from '#console/base/times/shown-times.tsx';
import { useSend } from '#console/base/use-call.ts';
import { FaceHistory } from '#console/platform/face/face-history.tsx';
import { LinkField } from '#console/platform/face/link-field.tsx';
import { Announcement, announcementMax, announcementTones, type FaceOf, isShownAt } from '#contract/content/face.ts';
import { type Face, publishFace } from '#contract/content/platform-face.ts';
import type { Locale } from '#contract/core/languages.ts';
import { AnnouncementPreview } from './announcement-preview.tsx';

type Saved = Extract<Face, { name: 'announcement' }>;
type Value = FaceOf<'announcement'>;

const fields = ['isOn', 'text', 'link', 'tone', 'from', 'until'] as const;

/** What everyone reads, and when. It is shown as soon as it is published. */
export function AnnouncementForm({ saved, onReload }: { saved: Saved; onReload: () => Promise<Saved | undefined> }) {
  const t = useTranslations('platform-face.announcement');
  const words = useTranslations('platform-face.home');
  const rows = useTranslations('platform-face.rows');
  const times = useTranslations('console.shownTimes');
  const { time } = useFormats();
  const { done, failed } = useNotices();
  const publish = useSend(publishFace);
  const { base, theirs, show, settle } = useConflict({ opened: saved, onReload });
  const [value, setValue] = useState<Value>(saved.value);
  const [locale, setLocale] = useState<Locale>(useLocale());
  const [wrong, setWrong] = useState<string | null>(null);
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const over = base ?? saved;
  const isChanged = JSON.stringify(value) !== JSON.stringify(over.value);

  function edit(next: Partial<Value>) {
    setWrong(null);
    setValue((before) => ({ ...before, ...next }));
  }

  async function send(version: Saved, sent = value): Promise<boolean> {
    const { error } = Announcement.safeParse(sent);
    if (error) {
      setWrong(String(error.issues[0]?.path[0] ?? 'text'));
      return false;
    }
    try {
      const published = await publish.mutateAsync({ name: 'announcement', version: version.version, value: sent });
      settle({ ...version, value: sent, version: published.version });
      setValue(sent);
      return true;
    } catch (failure) {
      if (failure instanceof CallFailure && failure.field === 'value.link') setWrong('link');
      else if (!(await show(failure))) failed(failure);
      return false;
    }
  }

  function fieldText(field: string, shown: Value): string {
    if (field === 'text') return shown.text[locale] || shown.text.en || '';
    if (field === 'isOn') return t(shown.isOn ? 'on' : 'off');
    if (field === 'tone') return t(`tones.${shown.tone}`);
    if (field === 'link') return shown.link ?? t('noLink');
    const at = field === 'from' ? shown.from : shown.until;
    return at ? time(at) : times(field === 'from' ? 'fromAlways' : 'untilAlways');
  }
  const labels = {
    ...{ isOn: t('isOn'), text: t('text'), link: rows('leadsTo'), tone: t('tone') },
    ...{ from: times('from'), until: times('until') },
  };
  const labelOf = (field: string) => labels[field as (typeof fields)[number]];
  const isLive = isShownAt(new Date(), over.value) && Boolean(over.value.text.en);

  return (
    <Part
      title={t('title')}
      aside={
        <Group gap="xs">
          <Badge variant="light" color={isLive ? 'teal' : 'gray'} c="inherit" tt="none" size="lg" role="status">
            {t(isLive ? 'live' : 'notLive')}
          </Badge>
          <Button
            variant="subtle"
            leftSection={<History size={16} aria-hidden="true" />}
            onClick={() => setHistoryOpen(true)}
          >
            {words('history')}
          </Button>
        </Group>
      }
    >
      <Stack maw={800}>
        <AnnouncementPreview announcement={value} locale={locale} />
        <Switch
          label={t('isOn')}
          checked={value.isOn}
          onChange={({ currentTarget }) => edit({ isOn: currentTarget.checked })}
        />
        <LanguageTabs
          locale={locale}
          missingIn={(each) => countUntranslatedOf([value.text], each)}
          onChange={setLocale}
        />
        <TextsInput
          label={t('text')}
          locale={locale}
          texts={value.text}
          lettersMax={announcementMax}
          isRequired
          error={wrong === 'text' && words('wrong.english')}
          onChange={(text) => edit({ text })}
        />
        <LinkField
          label={rows('leadsTo')}
          link={value.link}
          isRequired={false}
          error={wrong === 'link' && words('wrong.link')}
          onChange={(link) => edit({ link })}
        />
        <div>
          <Text size="sm" fw={500} id="announcement-tone" mb={4}>
            {t('tone')}
          </Text>
          <SegmentedControl
            aria-labelledby="announcement-tone"
            data={announcementTones.map((tone) => ({ value: tone, label: t(`tones.${tone}`) }))}
            value={value.tone}
            onChange={(tone) => edit({ tone: tone as Value['tone'] })}
          />
        </div>
        <ShownTimes times={value} onChange={(next) => edit(next)} />
        {theirs && (
          <ConflictAlert
            saved={theirs}
            base={over.value}
            mine={value}
            theirs={theirs.value}
            labelOf={labelOf}
            textOf={(field, shown) => fieldText(field, shown as Value)}
            isSaving={publish.isPending}
            onTakeTheirs={() => {
              setValue(theirs.value);
              settle(theirs);
            }}
            onKeepMine={() => void send(theirs).then((isDone) => isDone && done(t('published')))}
          />
        )}
        <Group>
          <Button
            disabled={theirs !== null || !isChanged}
            loading={publish.isPending}
            onClick={() => void send(over).then((isDone) => isDone && done(t('published')))}
          >
            {words('publish')}
          </Button>
        </Group>
      </Stack>
      {isHistoryOpen && (
        <FaceHistory
          name="announcement"
          textOf={(version) =>
            version.name === 'announcement'
              ? fields.map((field) => `${labelOf(field)}: ${fieldText(field, version.value)}`).join('\n')
              : ''
          }
          isBusy={publish.isPending}
          onRestore={(version) => {
            if (version.name !== 'announcement') return;
            void send(over, version.value).then((isDone) => {
              if (!isDone) return;
              done(words('restored', { number: version.number }));
              setHistoryOpen(false);
            });
          }}
          onClose={() => setHistoryOpen(false)}
        />
      )}
    </Part>
  );
}
