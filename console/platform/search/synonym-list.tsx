import { Badge, Button, Group, Select, Skeleton, Stack, Table, Text } from '@mantine/core';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useNotices } from '#console/base/failure-text.ts';
import { EmptyList } from '#console/base/lists/empty-list.tsx';
import { RowAction } from '#console/base/lists/row-action.tsx';
import { TableCard } from '#console/base/lists/table-card.tsx';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { languageName } from '#console/base/texts/texts-input.tsx';
import { useCall, useSend } from '#console/base/use-call.ts';
import { useConfirm } from '#console/base/use-confirm.tsx';
import { isLocale, languages } from '#contract/core/languages.ts';
import { deleteSynonyms, listSynonyms, type Synonyms } from '#contract/search/platform.ts';
import { SynonymDialog } from './synonym-dialog.tsx';

/** Words that mean the same, by language. */
export function SynonymList() {
  const t = useTranslations('platform-products.search');
  const { data, error, refetch } = useCall(listSynonyms, {});
  const [locale, setLocale] = useState('');
  const [edited, setEdited] = useState<Synonyms | 'new' | null>(null);
  const { done, failed } = useNotices();
  const confirm = useConfirm();
  const remove = useSend(deleteSynonyms);
  if (error && !data) return <LoadFailure error={error} onRetry={refetch} />;
  if (!data) return <Skeleton h={240} />;
  const shown = data.filter((group) => !locale || group.locale === locale);

  function askToDelete({ id, words }: Synonyms) {
    confirm({
      title: t('synonyms.deleteTitle'),
      text: words.join(', '),
      confirm: t('delete'),
      isDanger: true,
      onConfirm: () => void remove.mutateAsync({ id }).then(() => done(t('synonyms.deleted')), failed),
    });
  }

  const add = (
    <Button leftSection={<Plus size={16} aria-hidden="true" />} onClick={() => setEdited('new')}>
      {t('synonyms.add')}
    </Button>
  );
  return (
    <Stack>
      <Group justify="space-between">
        <Text size="sm" c="dimmed">
          {t('synonyms.text')}
        </Text>
        <Group>
          <Select
            aria-label={t('language')}
            allowDeselect={false}
            value={locale}
            data={[
              { value: '', label: t('allLanguages') },
              ...languages.map((language) => ({ value: language.locale, label: language.name })),
            ]}
            onChange={(next) => setLocale(next ?? '')}
          />
          {shown.length > 0 && add}
        </Group>
      </Group>
      {shown.length === 0 ? (
        <EmptyList
          text={
            isLocale(locale) && data.length > 0
              ? t('synonyms.noneIn', { language: languageName(locale) })
              : t('synonyms.none')
          }
          action={add}
        />
      ) : (
        <TableCard
          label={t('tabs.synonyms')}
          head={
            <>
              <Table.Th>{t('synonyms.words')}</Table.Th>
              <Table.Th w={160}>{t('language')}</Table.Th>
              <Table.Th w={100} />
            </>
          }
        >
          {shown.map((group) => (
            <Table.Tr key={group.id}>
              <Table.Td>
                <Group gap={6}>
                  {group.words.map((word) => (
                    <Badge key={word} variant="light" color="gray" c="inherit" tt="none">
                      {word}
                    </Badge>
                  ))}
                </Group>
              </Table.Td>
              <Table.Td>{languageName(group.locale)}</Table.Td>
              <Table.Td ta="right">
                <Group gap={0} justify="flex-end" wrap="nowrap">
                  <RowAction
                    name={t('editOne', { name: group.words.join(', ') })}
                    icon={Pencil}
                    isOff={false}
                    onAct={() => setEdited(group)}
                  />
                  <RowAction
                    name={t('deleteOne', { name: group.words.join(', ') })}
                    icon={Trash2}
                    isOff={false}
                    onAct={() => askToDelete(group)}
                  />
                </Group>
              </Table.Td>
            </Table.Tr>
          ))}
        </TableCard>
      )}
      {edited && <SynonymDialog group={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </Stack>
  );
}
