import { Button, Group, Select, Stack, Switch } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useNotices } from '#console/base/failure-text.ts';
import { Part } from '#console/base/part.tsx';
import { useCall, useSend } from '#console/base/use-call.ts';
import { markShop } from '#contract/shops/platform.ts';
import { listShopTypes } from '#contract/shops/shopper.ts';
import type { ShopDetail } from './shop-page.tsx';

/** The type of a shop, whether the mall runs it, and whether it is recommended. */
export function MarksPart({ shop: { id, typeId, isSelf, isRecommended } }: { shop: ShopDetail }) {
  const t = useTranslations('platform-shops.shops');
  const { done, failed } = useNotices();
  const { data: types = [] } = useCall(listShopTypes, {});
  const offered = types.filter((type) => !type.isRetired || type.id === typeId);
  const mark = useSend(markShop);
  const before = { typeId, isSelf, isRecommended };
  const [after, setAfter] = useState(before);
  const isChanged = JSON.stringify(after) !== JSON.stringify(before);
  return (
    <Part title={t('marks')}>
      <Stack>
        <Select
          label={t('type')}
          allowDeselect={false}
          value={String(after.typeId)}
          data={offered.map((type) => ({ value: String(type.id), label: type.name }))}
          onChange={(chosen) => setAfter({ ...after, typeId: Number(chosen) })}
        />
        <Switch
          label={t('isSelf')}
          description={t('isSelfText')}
          checked={after.isSelf}
          onChange={(event) => setAfter({ ...after, isSelf: event.currentTarget.checked })}
        />
        <Switch
          label={t('recommended')}
          description={t('recommendedText')}
          checked={after.isRecommended}
          onChange={(event) => setAfter({ ...after, isRecommended: event.currentTarget.checked })}
        />
        <Group justify="flex-end">
          <Button
            disabled={!isChanged}
            loading={mark.isPending}
            onClick={() => void mark.mutateAsync({ id, before, after }).then(() => done(t('saved')), failed)}
          >
            {t('save')}
          </Button>
        </Group>
      </Stack>
    </Part>
  );
}
