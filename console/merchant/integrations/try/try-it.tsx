import { Alert, Select, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CallFailure } from '#console/base/call-mall.ts';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { useShop } from '#console/base/session/user.ts';
import { type ApiDocument, type Operation, readOperations } from './operations.ts';
import { TryOne } from './try-one.tsx';

/** Where the calls are described that a key of a shop can make. */
const documentPath = '/api/openapi.json?for=key';

async function fetchDocument({ signal }: { signal: AbortSignal }): Promise<ApiDocument> {
  const response = await fetch(documentPath, { signal }).catch(() => null);
  if (!response?.ok) throw new CallFailure(response?.status ?? 0, 'offline', '');
  return response.json();
}

/** Makes calls of this shop from the console: reads at once, changes after a confirmation. */
export default function TryIt() {
  const t = useTranslations('integrations.try');
  const shop = useShop();
  const [id, setId] = useState<string | null>(null);
  const { data, error, refetch } = useQuery<ApiDocument, CallFailure>({
    queryKey: [documentPath],
    queryFn: fetchDocument,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (error && !data) return <LoadFailure error={error} onRetry={refetch} />;
  if (!data || !shop) return <Skeleton h={240} />;
  const operations = readOperations(data, shop.scopes);
  const chosen = operations.find((operation) => operation.id === id);
  return (
    <Stack maw={900}>
      <Text>{t('text', { shop: shop.name })}</Text>
      <Alert>{t('sessionText')}</Alert>
      <Select
        label={t('call')}
        placeholder={t('choose')}
        searchable
        nothingFoundMessage={t('noCall')}
        data={choicesOf(operations)}
        value={id}
        onChange={setId}
      />
      {chosen && <TryOne key={chosen.id} operation={chosen} shopId={shop.shopId} />}
    </Stack>
  );
}

function choicesOf(operations: readonly Operation[]) {
  const groups = Map.groupBy(operations, ({ group }) => group);
  return [...groups].map(([group, inIt]) => ({
    group,
    items: inIt.map(({ id, method, path }) => ({ value: id, label: `${method} ${path}` })),
  }));
}
