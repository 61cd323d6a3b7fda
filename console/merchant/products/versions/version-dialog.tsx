import { Badge, Button, Group, Pagination, Skeleton, Stack, Table, Text } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { Dialog } from '#console/base/dialog.tsx';
import { useNotices } from '#console/base/failure-text.ts';
import { useFormats } from '#console/base/format.ts';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { useCall, useSend, useShopId } from '#console/base/use-call.ts';
import { useConfirm } from '#console/base/use-confirm.tsx';
import { listVersions, type ProductVersion, restoreVersion } from '#contract/catalogue/merchant-drafts.ts';

const pageSize = 8;

type VersionDialogProps = { name: string; productId: number; hasDraft: boolean; onClose: () => void };

/** What was published of a product, by whom and when; each can become a draft again. */
export function VersionDialog({ name, productId, hasDraft, onClose }: VersionDialogProps) {
  const t = useTranslations('console.products.versions');
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useCall(listVersions, { productId, page, limit: pageSize }, { keepsPrevious: true });
  const restore = useRestore(productId, hasDraft);
  return (
    <Dialog title={t('title', { name })} size="lg" onClose={onClose}>
      {error && !data && <LoadFailure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton h={200} />}
      {data?.total === 0 && <Text size="sm">{t('none')}</Text>}
      {data && data.total > 0 && (
        <Stack>
          <Table aria-label={t('title', { name })} verticalSpacing="sm">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('published')}</Table.Th>
                <Table.Th>{t('changed')}</Table.Th>
                <Table.Th w={110} />
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {data.list.map((version, at) => (
                <VersionRow
                  key={version.number}
                  version={version}
                  isLive={page === 1 && at === 0}
                  onRestore={() => restore(version.number)}
                />
              ))}
            </Table.Tbody>
          </Table>
          {data.total > pageSize && (
            <Pagination size="sm" total={Math.ceil(data.total / pageSize)} value={page} onChange={setPage} />
          )}
        </Stack>
      )}
    </Dialog>
  );
}

type VersionRowProps = { version: ProductVersion; isLive: boolean; onRestore: () => void };

function VersionRow({ version: { number, changed, publishedBy, publishedAt }, isLive, onRestore }: VersionRowProps) {
  const t = useTranslations('console.products');
  const { time, names } = useFormats();
  return (
    <Table.Tr>
      <Table.Td>
        <Group gap="xs">
          <Text size="sm">{time(publishedAt)}</Text>
          {isLive && (
            <Badge variant="light" tt="none" c="inherit">
              {t('versions.live')}
            </Badge>
          )}
        </Group>
        <Text size="sm" c="dimmed">
          {publishedBy || t('versions.imported')}
        </Text>
      </Table.Td>
      <Table.Td>
        {changed.length === 0 ? t('versions.first') : names(changed.map((part) => t(`fields.${part}`)))}
      </Table.Td>
      <Table.Td ta="right">
        {!isLive && (
          <Button size="xs" variant="default" aria-label={t('versions.restoreOf', { number })} onClick={onRestore}>
            {t('versions.restore')}
          </Button>
        )}
      </Table.Td>
    </Table.Tr>
  );
}

/** Makes a draft of a version and opens it; asks first when there are unpublished changes. */
function useRestore(productId: number, hasDraft: boolean): (number: number) => void {
  const t = useTranslations('console.products.versions');
  const confirm = useConfirm();
  const shopId = useShopId();
  const navigate = useNavigate();
  const { done, failed } = useNotices();
  const restore = useSend(restoreVersion);

  async function run(number: number) {
    try {
      await restore.mutateAsync({ productId, number, replacesDraft: hasDraft });
      await navigate(`/${shopId}/products/${productId}`);
      done(t('restored'));
    } catch (error) {
      failed(error);
    }
  }

  return (number) => {
    if (!hasDraft) return void run(number);
    confirm({
      title: t('replaceTitle'),
      text: t('replaceText'),
      confirm: t('replace'),
      onConfirm: () => void run(number),
    });
  };
}
