import { Badge, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FailureAlert } from '#console/base/failure-alert.tsx';
import { useFailureText, useNotices } from '#console/base/failure-text.ts';
import { RowAction } from '#console/base/lists/row-action.tsx';
import { MoveButtons, SortedList } from '#console/base/lists/sorted-list.tsx';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { useLocale } from '#console/base/locale.ts';
import { newKey } from '#console/base/new-key.ts';
import { LanguageTabs } from '#console/base/texts/language-tabs.tsx';
import { TextsInput } from '#console/base/texts/texts-input.tsx';
import { countUntranslatedOf } from '#console/base/texts/untranslated.ts';
import { useCall, useSend } from '#console/base/use-call.ts';
import type { Texts } from '#contract/catalogue/product-content.ts';
import type { OutputOf } from '#contract/core/call.ts';
import type { Locale } from '#contract/core/languages.ts';
import { getOwnKeywords, hotKeywordsMax, searchWordMax, setOwnKeywords } from '#contract/search/platform.ts';

type Read = OutputOf<typeof getOwnKeywords>;

/** The words that the search field offers. */
export function KeywordsPart() {
  const { data, error, refetch } = useCall(getOwnKeywords, {});
  if (error && !data) return <LoadFailure error={error} onRetry={refetch} />;
  if (!data) return <Skeleton h={240} />;
  return <KeywordsForm key={data.version} read={data} />;
}

type Edited = { key: string; texts: Texts };

function KeywordsForm({ read: { version, keywords, searched } }: { read: Read }) {
  const t = useTranslations('platform-products.search');
  const { done } = useNotices();
  const textOf = useFailureText();
  const send = useSend(setOwnKeywords);
  const [list, setList] = useState<Edited[]>(() => keywords.map((texts) => ({ key: newKey(), texts })));
  const [locale, setLocale] = useState<Locale>(useLocale());
  const [isAsked, setAsked] = useState(false);
  const titles = list.map(({ texts }) => texts.en?.trim() ?? '');
  const problemOf = (texts: Texts) => {
    const title = texts.en?.trim() ?? '';
    if (!title) return t('keywords.missing');
    return titles.filter((each) => each === title).length > 1 ? t('keywords.twice') : null;
  };

  async function save() {
    setAsked(true);
    if (list.some(({ texts }) => problemOf(texts))) return;
    try {
      await send.mutateAsync({ version, keywords: list.map(({ texts }) => ({ ...texts, en: texts.en ?? '' })) });
      done(t('keywords.saved'));
    } catch {
      // the alert says why
    }
  }

  return (
    <Stack maw={860}>
      <Text size="sm" c="dimmed">
        {t('keywords.text')}
      </Text>
      <LanguageTabs
        locale={locale}
        missingIn={(each) =>
          countUntranslatedOf(
            list.map(({ texts }) => texts),
            each,
          )
        }
        onChange={setLocale}
      />
      {list.length === 0 && <Text c="dimmed">{t('keywords.none')}</Text>}
      <SortedList
        label={t('tabs.keywords')}
        items={list}
        onSort={setList}
        renderItem={({ key, texts }, { at, moves }) => (
          <Group wrap="nowrap" align="flex-start">
            <div style={{ flex: 1 }}>
              <TextsInput
                isLabelHidden
                label={t('keywords.word', { number: at + 1 })}
                locale={locale}
                texts={texts}
                lettersMax={searchWordMax}
                error={isAsked ? problemOf(texts) : null}
                onChange={(next) =>
                  setList((all) => all.map((each) => (each.key === key ? { key, texts: next } : each)))
                }
              />
            </div>
            <Group gap={0} wrap="nowrap" mt={4}>
              <MoveButtons name={texts.en ?? ''} moves={moves} />
              <RowAction
                name={t('deleteOne', { name: texts.en ?? '' })}
                icon={Trash2}
                isOff={false}
                onAct={() => setList((all) => all.filter((each) => each.key !== key))}
              />
            </Group>
          </Group>
        )}
      />
      <FailureAlert text={send.error ? textOf(send.error) : null} />
      <Group justify="space-between">
        <Button
          variant="default"
          leftSection={<Plus size={16} aria-hidden="true" />}
          disabled={list.length >= hotKeywordsMax}
          onClick={() => setList([...list, { key: newKey(), texts: {} }])}
        >
          {t('keywords.add')}
        </Button>
        <Button loading={send.isPending} onClick={() => void save()}>
          {t('save')}
        </Button>
      </Group>
      {searched.length > 0 && (
        <Stack gap="xs">
          <Text size="sm">{t('keywords.searched')}</Text>
          <Group gap={6}>
            {searched.map((word) => (
              <Badge key={word} variant="light" color="gray" c="inherit" tt="none">
                {word}
              </Badge>
            ))}
          </Group>
        </Stack>
      )}
    </Stack>
  );
}
