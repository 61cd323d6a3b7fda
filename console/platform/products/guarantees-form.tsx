import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FailureAlert } from '#console/base/failure-alert.tsx';
import { useFailureText, useNotices } from '#console/base/failure-text.ts';
import { useFormats } from '#console/base/format.ts';
import { SortedList } from '#console/base/lists/sorted-list.tsx';
import { useLocale } from '#console/base/locale.ts';
import { LanguageTabs } from '#console/base/texts/language-tabs.tsx';
import { countUntranslatedOf } from '#console/base/texts/untranslated.ts';
import { useSend } from '#console/base/use-call.ts';
import { guaranteesMax } from '#contract/catalogue/product-content.ts';
import { type Guarantee, type getGuarantees, saveGuarantees } from '#contract/content/platform-guarantees.ts';
import type { OutputOf } from '#contract/core/call.ts';
import type { Locale } from '#contract/core/languages.ts';
import { GuaranteeFields } from './guarantee-fields.tsx';

type Read = OutputOf<typeof getGuarantees>;

/**
 * Guarantees in their order. What is saved stands on the pages of all products at once. What someone else saves meanwhile takes
 * nothing away from what is being written: `read` is what the mall has now, `opened` what the writing began with.
 */
export function GuaranteesForm({ read }: { read: Read }) {
  const t = useTranslations('platform-products.guarantees');
  const { done } = useNotices();
  const { time } = useFormats();
  const textOf = useFailureText();
  const send = useSend(saveGuarantees);
  const [opened, setOpened] = useState(read);
  const { version, list: saved } = opened;
  const { savedBy, savedAt } = read;
  const [list, setList] = useState<Guarantee[]>(saved);
  const [locale, setLocale] = useState<Locale>(useLocale());
  const [isAsked, setAsked] = useState(false);
  const isIncomplete = ({ name, text }: Guarantee) => !name.en.trim() || !text.en.trim();
  const change = (key: string, next: Guarantee) =>
    setList((all) => all.map((each) => (each.key === key ? next : each)));

  function takeTheirs() {
    setOpened(read);
    setList(read.list);
    send.reset();
  }

  async function save() {
    setAsked(true);
    if (list.some(isIncomplete)) return;
    try {
      const next = await send.mutateAsync({ version, list });
      setOpened({ ...opened, ...next, list });
      done(t('saved'));
    } catch {
      // the alert says why
    }
  }

  return (
    <Stack maw={960}>
      <Text size="sm" c="dimmed">
        {t('text')}
      </Text>
      <LanguageTabs
        locale={locale}
        missingIn={(each) =>
          countUntranslatedOf(
            list.flatMap(({ name, text }) => [name, text]),
            each,
          )
        }
        onChange={setLocale}
      />
      <SortedList
        label={t('name')}
        items={list}
        onSort={setList}
        renderItem={(guarantee, { moves }) => (
          <GuaranteeFields
            guarantee={guarantee}
            locale={locale}
            isAsked={isAsked}
            moves={moves}
            onChange={(next) => change(guarantee.key, next)}
            {...(!saved.some(({ key }) => key === guarantee.key) && {
              onRemove: () => setList((all) => all.filter(({ key }) => key !== guarantee.key)),
            })}
          />
        )}
      />
      {read.version > version ? (
        <Alert color="orange" role="alert" title={t('outdated', { known: savedBy ? 'yes' : 'no', name: savedBy })}>
          <Stack gap="xs" align="flex-start">
            <Text size="sm">{t('outdatedText')}</Text>
            <Button size="xs" variant="default" onClick={takeTheirs}>
              {t('takeTheirs')}
            </Button>
          </Stack>
        </Alert>
      ) : (
        <FailureAlert text={send.error ? textOf(send.error) : null} />
      )}
      <Group justify="space-between">
        <Button
          variant="default"
          leftSection={<Plus size={16} aria-hidden="true" />}
          disabled={list.length >= guaranteesMax}
          onClick={() => setList([...list, newGuarantee()])}
        >
          {t('add')}
        </Button>
        <Group>
          {savedBy && savedAt && (
            <Text size="sm" c="dimmed">
              {t('savedBy', { name: savedBy, time: time(savedAt) })}
            </Text>
          )}
          <Button loading={send.isPending} onClick={() => void save()}>
            {t('save')}
          </Button>
        </Group>
      </Group>
    </Stack>
  );
}

const keyLetters = 12;

/** Products name a guarantee by its key, which nobody reads. */
function newGuarantee(): Guarantee {
  const letters = Array.from(crypto.getRandomValues(new Uint8Array(keyLetters)), (byte) =>
    String.fromCharCode(97 + (byte % 26)),
  );
  const key = `own_${letters.join('')}`;
  return { key, isChosen: false, isShown: true, icon: 'shield', name: { en: '' }, text: { en: '' } };
}
