import { Button, Card, Group, Stack, Textarea, TextInput, Title } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { languageName } from '#console/base/texts/texts-input.tsx';
import { type Locale, languageTag } from '#contract/core/languages.ts';
import { type MessagePart, type Wording, wordingMax } from '#contract/notifications/message-wording.ts';
import type { MessageTexts } from '#contract/notifications/platform.ts';
import type { WordingProblem } from '#contract/notifications/wording-problem.ts';
import { problemAt, withText } from './wording-values.ts';

const rows: Record<MessagePart, number> = { subject: 1, text: 7, sms: 3 };
/** A text of at most so many characters is one line. */
const lineMax = 100;

type WordingCardProps = {
  locale: Locale;
  parts: readonly MessagePart[];
  of: MessageTexts;
  wording: Wording;
  onChange: (wording: Wording) => void;
};

/** The texts of a message in one language. Where nothing is written, the mall's own is seen, and sent. */
export function WordingCard({ locale, parts, of, wording, onChange }: WordingCardProps) {
  const t = useTranslations('platform-messages');
  const problemText = useProblemText();
  const language = languageName(locale);
  const isReplaced = parts.some((part) => wording[part][locale]);
  const write = (textOf: (part: MessagePart) => string) =>
    onChange(parts.reduce((next, part) => withText(next, part, locale, textOf(part)), wording));
  return (
    <Card withBorder p="md" component="section" aria-label={language}>
      <Group justify="space-between" mb="xs" mih={30}>
        <Title order={3} fz="md" lang={languageTag(locale)}>
          {language}
        </Title>
        {isReplaced ? (
          <Button size="xs" variant="subtle" aria-label={t('backIn', { language })} onClick={() => write(() => '')}>
            {t('back')}
          </Button>
        ) : (
          <Button
            size="xs"
            variant="subtle"
            aria-label={t('editIn', { language })}
            onClick={() => write((part) => of.preset[part][locale] ?? '')}
          >
            {t('edit')}
          </Button>
        )}
      </Group>
      <Stack gap="xs">
        {parts.map((part) => {
          const wrong = problemAt(wording, part, locale, of.placeholders);
          const input = {
            label: t(`parts.${part}`),
            'aria-label': t('partIn', { part: t(`parts.${part}`), language }),
            lang: languageTag(locale),
            maxLength: Math.min(wordingMax[part], part === 'text' ? of.textMax : wordingMax[part]),
            placeholder: of.preset[part][locale] ?? '',
            value: wording[part][locale] ?? '',
            error: wrong && problemText(wrong),
            onChange: (event: { currentTarget: { value: string } }) =>
              onChange(withText(wording, part, locale, event.currentTarget.value)),
          };
          return rows[part] > 1 && input.maxLength > lineMax ? (
            <Textarea key={part} {...input} rows={of.topic === 'shared' ? 2 : rows[part]} />
          ) : (
            <TextInput key={part} {...input} />
          );
        })}
      </Stack>
    </Card>
  );
}

/** What is wrong with a text, in words. */
export function useProblemText(): (wrong: WordingProblem) => string {
  const t = useTranslations('platform-messages');
  return (wrong) =>
    t(`wrong.${wrong.problem}`, { name: wrong.name || '{ }', option: 'option' in wrong ? wrong.option : '' });
}
