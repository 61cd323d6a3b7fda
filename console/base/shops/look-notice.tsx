import { Button, Group, Text } from '@mantine/core';
import { Eye } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useNotices } from '#console/base/failure-text.ts';
import { useSend } from '#console/base/use-call.ts';
import { endLook, lookMinutes } from '#contract/shops/platform.ts';
import { ShopsMessages } from './shops-messages.tsx';

/** Over every screen of a shop that an operator looks at: that nothing can be changed, and the way back. */
export default function LookNotice({ shopId, name }: { shopId: number; name: string }) {
  return (
    <ShopsMessages>
      <Notice shopId={shopId} name={name} />
    </ShopsMessages>
  );
}

function Notice({ shopId, name }: { shopId: number; name: string }) {
  const t = useTranslations('platform-shops.shops');
  const navigate = useNavigate();
  const { failed } = useNotices();
  const end = useSend(endLook);

  async function leave() {
    try {
      await navigate(`/platform/shops/${shopId}`);
      await end.mutateAsync({ id: shopId });
    } catch (error) {
      failed(error);
    }
  }

  return (
    <Group
      role="status"
      justify="space-between"
      wrap="nowrap"
      p="sm"
      mb="lg"
      bg="var(--mantine-color-blue-light)"
      bd="1px solid var(--mantine-color-blue-5)"
      style={{ borderRadius: 8 }}
      className="no-print"
    >
      <Group gap="sm" wrap="nowrap">
        <Eye size={20} aria-hidden="true" />
        <Text size="sm">{t('looking', { name, minutes: lookMinutes })}</Text>
      </Group>
      <Button variant="default" size="xs" loading={end.isPending} onClick={() => void leave()}>
        {t('lookEnd')}
      </Button>
    </Group>
  );
}
