import { Badge, Button, Group, Pagination, Skeleton, Stack, Table, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog } from '#console/base/dialog.tsx';
import { useFormats } from '#console/base/format.ts';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { useCall } from '#console/base/use-call.ts';
import { listVersions, type ProductVersion } from '#contract/catalogue/merchant-drafts.ts';
import { takeFocus, VersionComparison } from './version-comparison.tsx';

const pageSize = 8;

type VersionDialogProps = { name: string; productId: number; hasDraft: boolean; onClose: () => void };

/** What was published of a product, by whom and when. Each can be looked at, and become a draft again. */
export function VersionDialog({ name, productId, hasDraft, onClose }: VersionDialogProps) {
  const t = useTranslations('console.products.versions');
  const [page, setPage] = useState(1);
  const [opened, setOpened] = useState<{ number: number; isLive: boolean } | null>(null);
  const [seen, setSeen] = useState<number | null>(null);
  const { data, error, refetch } = useCall(listVersions, { productId, page, limit: pageSize }, { keepsPrevious: true });
  return (
    <Dialog title={t('title', { name })} size={opened ? 'xl' : 'lg'} onClose={onClose}>
      {opened && <VersionComparison productId={productId} {...opened} onBack={() => setOpened(null)} />}
      {!opened && error && !data && <LoadFailure error={error} onRetry={refetch} />}
      {!opened && !data && !error && <Skeleton h={200} />}
      {!opened && data?.total === 0 && <Text size="sm">{t('none')}</Text>}
      {!opened && data && data.total > 0 && (
        <Stack>
          <Table aria-label={t('title', { name })} verticalSpacing="sm">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('published')}</Table.Th>
                <Table.Th>{t('changed')}</Table.Th>
                <Table.Th w={120} />
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {data.list.map((version, at) => {
                const isLive = page === 1 && at === 0;
                return (
                  <VersionRow
                    key={version.number}
                    version={version}
                    isLive={isLive}
                    isAsNow={isLive && !hasDraft}
                    isBack={version.number === seen}
                    onOpen={() => {
                      setSeen(version.number);
                      setOpened({ number: version.number, isLive });
                    }}
                  />
                );
              })}
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

type VersionRowProps = {
  version: ProductVersion;
  isLive: boolean;
  /** The product is as it was published. */
  isAsNow: boolean;
  /** One comes back from it. */
  isBack: boolean;
  onOpen: () => void;
};

function VersionRow({ version, isLive, isAsNow, isBack, onOpen }: VersionRowProps) {
  const t = useTranslations('console.products');
  const { time, names } = useFormats();
  const { number, changed, publishedBy, publishedAt } = version;
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
        {!isAsNow && (
          <Button
            {...(isBack && { ref: takeFocus })}
            size="xs"
            variant="default"
            aria-label={t('versions.compareOf', { number })}
            onClick={onOpen}
          >
            {t('versions.compare')}
          </Button>
        )}
      </Table.Td>
    </Table.Tr>
  );
}
