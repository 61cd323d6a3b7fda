import { Avatar, Button, Divider, Group, Select, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { type CallFailure, callMall } from '#console/base/call-mall.ts';
import { useNotices } from '#console/base/failure-text.ts';
import { useLocale } from '#console/base/locale.ts';
import { type DemoShop, enterDemoShop, listDemoShops } from '#contract/demo/console.ts';

/** In the demo mall any shop can be entered as its owner. Elsewhere nothing is shown. */
export function DemoEntry() {
  const t = useTranslations('console.demo');
  const locale = useLocale();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { failed } = useNotices();
  const [chosen, setChosen] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { data: shops } = useQuery<DemoShop[], CallFailure>({
    queryKey: [listDemoShops.path, locale],
    queryFn: ({ signal }) => callMall(listDemoShops, {}, null, signal),
  });
  if (!shops || shops.length === 0) return null;
  const shopId = Number(chosen ?? shops[0]?.shopId);

  async function enter() {
    setBusy(true);
    try {
      await callMall(enterDemoShop, { shopId });
      client.clear();
      await navigate(`/${shopId}`);
    } catch (error) {
      failed(error);
      setBusy(false);
    }
  }

  return (
    <Stack gap="sm">
      <Divider label={t('title')} />
      <Text size="sm" c="dimmed">
        {t('text')}
      </Text>
      <Group align="flex-end" wrap="nowrap">
        <Select
          label={t('shop')}
          searchable
          allowDeselect={false}
          flex={1}
          value={String(shopId)}
          onChange={setChosen}
          data={shops.map((shop) => ({ value: String(shop.shopId), label: shop.name }))}
          renderOption={({ option }) => (
            <Group gap="sm" wrap="nowrap">
              <Avatar
                src={`${shops.find((shop) => String(shop.shopId) === option.value)?.avatar.url}/80`}
                alt=""
                size="sm"
                radius="sm"
              />
              {option.label}
            </Group>
          )}
        />
        <Button variant="default" loading={isBusy} onClick={enter}>
          {t('enter')}
        </Button>
      </Group>
    </Stack>
  );
}
