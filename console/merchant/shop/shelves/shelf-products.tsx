import { Button, Group, Image, Skeleton, Stack, Text } from '@mantine/core';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog } from '#console/base/dialog.tsx';
import { useNotices } from '#console/base/failure-text.ts';
import { RowAction } from '#console/base/lists/row-action.tsx';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { ProductChoice } from '#console/base/products/product-choice.tsx';
import { useCall, useSend } from '#console/base/use-call.ts';
import { useRemoval } from '#console/base/use-removal.ts';
import { findShopProducts } from '#contract/shops/merchant-pictures.ts';
import { listShelfProducts, putOnShelf, takeFromShelf } from '#contract/shops/merchant-shelves.ts';

const step = 20;
const most = 100;

/** What is on a shelf: added by search, taken off one by one. */
export function ShelfProducts({ id, name, onClose }: { id: number; name: string; onClose: () => void }) {
  const t = useTranslations('shop-face.shelves');
  const { failed } = useNotices();
  const [limit, setLimit] = useState(step);
  const [added, setAdded] = useState(0); // a new field for each
  const { data, error, refetch } = useCall(listShelfProducts, { id, limit }, { keepsPrevious: true });
  const put = useSend(putOnShelf);
  const take = useRemoval(takeFromShelf, putOnShelf);
  return (
    <Dialog title={t('productsOf', { name })} size="lg" onClose={onClose}>
      <Stack>
        <ProductChoice
          finder={findShopProducts}
          key={added}
          label={t('put')}
          placeholder={t('putHint')}
          product={null}
          onChange={(product) =>
            product &&
            void put.mutateAsync({ id, productIds: [product.id] }).then(() => setAdded((count) => count + 1), failed)
          }
        />
        {error && !data && <LoadFailure error={error} onRetry={refetch} />}
        {!error && !data && <Skeleton h={120} />}
        {data?.total === 0 && <Text c="dimmed">{t('empty')}</Text>}
        {data && data.total > 0 && (
          <Stack gap="xs" role="list" aria-label={t('productsOf', { name })}>
            {data.list.map((product) => (
              <Group key={product.id} role="listitem" justify="space-between" wrap="nowrap">
                <Group gap="sm" wrap="nowrap">
                  <Image src={`${product.picture.url}/80`} alt="" w={40} h={40} radius="sm" />
                  <Text size="sm">{product.name}</Text>
                </Group>
                <RowAction
                  name={t('take', { product: product.name })}
                  icon={X}
                  isOff={false}
                  onAct={() => void take({ id, productIds: [product.id] }, t('taken', { product: product.name }))}
                />
              </Group>
            ))}
          </Stack>
        )}
        {data && data.total > data.list.length && limit < most && (
          <Button variant="default" onClick={() => setLimit(most)}>
            {t('more')}
          </Button>
        )}
      </Stack>
    </Dialog>
  );
}
