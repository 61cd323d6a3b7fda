import { Button, Card, Group, SegmentedControl, Select, Skeleton, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useNotices } from '#console/base/failure-text.ts';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { useLocale } from '#console/base/locale.ts';
import { Part } from '#console/base/part.tsx';
import { useCall, useSend } from '#console/base/use-call.ts';
import { isLocale, type Locale, languages, languageTag } from '#contract/core/languages.ts';
import { type MessageChannel, partsOf, type Wording } from '#contract/notifications/message-wording.ts';
import { type MessageTexts, previewMessage, sendTestMessage } from '#contract/notifications/platform.ts';
import { smsLength } from '#contract/notifications/sms-length.ts';
import { MailFrame } from './mail-frame.tsx';
import { problemAt } from './wording-values.ts';

/** The message as it would be sent, while its texts are being written. */
export function MessagePreview({ of, wording }: { of: MessageTexts; wording: Wording }) {
  const t = useTranslations('platform-messages');
  const { done, failed } = useNotices();
  const [language, setLanguage] = useState<Locale>(useLocale());
  const [chosen, setChosen] = useState<MessageChannel>('email');
  const channel = of.channels.find((one) => one === chosen) ?? of.channels[0] ?? 'email';
  const test = useSend(sendTestMessage);
  const draft = {
    ...{ kind: of.kind, language, channel },
    subject: wording.subject[language] ?? '',
    text: wording.text[language] ?? '',
    sms: wording.sms[language] ?? '',
  };
  const isWrong = partsOf[channel].some((part) => problemAt(wording, part, language, of.placeholders) !== null);
  const [asked] = useDebouncedValue(draft, 300);
  const isShown = !isWrong && asked.language === language && asked.channel === channel;
  const { data, error, refetch } = useCall(previewMessage, asked, { isOff: isWrong, keepsPrevious: true });

  return (
    <Part
      title={t('preview.title')}
      aside={
        <Button
          variant="default"
          leftSection={<Send size={16} aria-hidden="true" />}
          disabled={isWrong}
          loading={test.isPending}
          onClick={() => void test.mutateAsync(draft).then(({ to }) => done(t('preview.sent', { to })), failed)}
        >
          {t('preview.send')}
        </Button>
      }
    >
      <Stack>
        <Text size="sm" c="dimmed">
          {t('preview.text')}
        </Text>
        <Group>
          <Select
            aria-label={t('preview.language')}
            w={200}
            allowDeselect={false}
            value={language}
            data={languages.map(({ locale, name }) => ({ value: locale, label: name }))}
            onChange={(next) => isLocale(next) && setLanguage(next)}
          />
          {of.channels.length > 1 && (
            <SegmentedControl
              aria-label={t('channel')}
              value={channel}
              data={of.channels.map((one) => ({ value: one, label: t(`channels.${one}`) }))}
              onChange={(next) => setChosen(next === 'sms' ? 'sms' : 'email')}
            />
          )}
        </Group>
        {isWrong && <Text>{t('preview.fix')}</Text>}
        {!isWrong && error && !data && <LoadFailure error={error} onRetry={refetch} />}
        {!isWrong && !error && !data && <Skeleton h={320} />}
        {isShown && data?.html && <MailFrame title={t('preview.mail', { subject: data.subject })} html={data.html} />}
        {isShown && data && data.html === null && <Sms text={data.text} language={language} />}
      </Stack>
    </Part>
  );
}

function Sms({ text, language }: { text: string; language: Locale }) {
  const t = useTranslations('platform-messages');
  const { characters, segments, alphabet } = smsLength(text);
  return (
    <Stack gap="xs" maw={480}>
      <Card withBorder radius="lg" component="section" aria-label={t('preview.sms')} lang={languageTag(language)}>
        <Text style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Text>
      </Card>
      <Text size="sm" role="status">
        {t('preview.length', { characters, segments })}
      </Text>
      <Text size="sm" c="dimmed">
        {t(`preview.alphabets.${alphabet}`)}
      </Text>
    </Stack>
  );
}
