import { Anchor, Button, Group, Skeleton, Stack, Table, Text } from '@mantine/core';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useNotices } from '#console/base/failure-text.ts';
import { EmptyList } from '#console/base/lists/empty-list.tsx';
import { RowAction } from '#console/base/lists/row-action.tsx';
import { TableCard } from '#console/base/lists/table-card.tsx';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { useCall, useSend } from '#console/base/use-call.ts';
import { useConfirm } from '#console/base/use-confirm.tsx';
import { deleteRedirect, listRedirects, type SearchRedirect } from '#contract/search/platform.ts';
import { RedirectDialog } from './redirect-dialog.tsx';

/** Words that lead to a page instead of a search. */
export function RedirectList() {
  const t = useTranslations('platform-products.search');
  const { data, error, refetch } = useCall(listRedirects, {});
  const [edited, setEdited] = useState<SearchRedirect | 'new' | null>(null);
  const { done, failed } = useNotices();
  const confirm = useConfirm();
  const remove = useSend(deleteRedirect);
  if (error && !data) return <LoadFailure error={error} onRetry={refetch} />;
  if (!data) return <Skeleton h={240} />;

  function askToDelete({ id, words, path }: SearchRedirect) {
    confirm({
      title: t('redirects.deleteTitle', { words }),
      text: path,
      confirm: t('delete'),
      isDanger: true,
      onConfirm: () => void remove.mutateAsync({ id }).then(() => done(t('redirects.deleted', { words })), failed),
    });
  }

  const add = (
    <Button leftSection={<Plus size={16} aria-hidden="true" />} onClick={() => setEdited('new')}>
      {t('redirects.add')}
    </Button>
  );
  return (
    <Stack>
      <Group justify="space-between">
        <Text size="sm" c="dimmed">
          {t('redirects.text')}
        </Text>
        {data.length > 0 && add}
      </Group>
      {data.length === 0 ? (
        <EmptyList text={t('redirects.none')} action={add} />
      ) : (
        <TableCard
          label={t('tabs.redirects')}
          head={
            <>
              <Table.Th>{t('redirects.words')}</Table.Th>
              <Table.Th>{t('redirects.page')}</Table.Th>
              <Table.Th w={100} />
            </>
          }
        >
          {data.map((redirect) => (
            <Table.Tr key={redirect.id}>
              <Table.Td>{redirect.words}</Table.Td>
              <Table.Td>
                <Anchor href={redirect.path} target="_blank" size="sm">
                  {redirect.path}
                </Anchor>
              </Table.Td>
              <Table.Td ta="right">
                <Group gap={0} justify="flex-end" wrap="nowrap">
                  <RowAction
                    name={t('editOne', { name: redirect.words })}
                    icon={Pencil}
                    isOff={false}
                    onAct={() => setEdited(redirect)}
                  />
                  <RowAction
                    name={t('deleteOne', { name: redirect.words })}
                    icon={Trash2}
                    isOff={false}
                    onAct={() => askToDelete(redirect)}
                  />
                </Group>
              </Table.Td>
            </Table.Tr>
          ))}
        </TableCard>
      )}
      {edited && <RedirectDialog redirect={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </Stack>
  );
}
