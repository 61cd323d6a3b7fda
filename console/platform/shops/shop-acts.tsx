import { Button, List, Text } from '@mantine/core';
import { DoorClosed, DoorOpen, Eye } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useNotices } from '#console/base/failure-text.ts';
import { useSend } from '#console/base/use-call.ts';
import { ReasonDialog } from '#console/platform/reason-dialog.tsx';
import { blockShop, lookAtShop, lookMinutes, shopReasonMax, unblockShop } from '#contract/shops/platform.ts';
import type { ShopDetail } from './shop-page.tsx';

type Act = 'block' | 'unblock' | 'look';

/** Seeing what the shop sees, and closing it or lifting that. Each with a reason, which stands in the log. */
export function ShopActs({ shop }: { shop: ShopDetail }) {
  const t = useTranslations('platform-shops.shops');
  const navigate = useNavigate();
  const { done } = useNotices();
  const [act, setAct] = useState<Act | null>(null);
  const block = useSend(blockShop);
  const unblock = useSend(unblockShop);
  const look = useSend(lookAtShop);
  const { id, name, running } = shop;
  const close = () => setAct(null);
  return (
    <>
      <Button variant="default" leftSection={<Eye size={16} aria-hidden="true" />} onClick={() => setAct('look')}>
        {t('look')}
      </Button>
      {shop.state === 'blocked' ? (
        <Button leftSection={<DoorOpen size={16} aria-hidden="true" />} onClick={() => setAct('unblock')}>
          {t('unblock')}
        </Button>
      ) : (
        <Button
          variant="default"
          leftSection={<DoorClosed size={16} aria-hidden="true" />}
          onClick={() => setAct('block')}
        >
          {t('block')}
        </Button>
      )}
      {act === 'block' && (
        <ReasonDialog
          title={t('blockTitle', { name })}
          hint={t('blockHint')}
          confirm={t('block')}
          lettersMax={shopReasonMax}
          onClose={close}
          onConfirm={async (reason) => {
            await block.mutateAsync({ id, reason });
            done(t('blockDone', { name }));
          }}
        >
          <List size="sm" spacing={4}>
            <List.Item>{t('blockEffects.storefront')}</List.Item>
            <List.Item>{t('blockEffects.carts')}</List.Item>
            <List.Item>{t('blockEffects.people')}</List.Item>
            <List.Item>{t('blockEffects.orders', { count: running })}</List.Item>
          </List>
        </ReasonDialog>
      )}
      {act === 'unblock' && (
        <ReasonDialog
          title={t('unblockTitle', { name })}
          hint={t('blockHint')}
          confirm={t('unblock')}
          lettersMax={shopReasonMax}
          onClose={close}
          onConfirm={async (reason) => {
            const { isOpen } = await unblock.mutateAsync({ id, reason });
            done(t(isOpen ? 'reopened' : 'unblockDone', { name }));
          }}
        >
          <Text size="sm">{t('unblockText')}</Text>
        </ReasonDialog>
      )}
      {act === 'look' && (
        <ReasonDialog
          title={t('lookTitle', { name })}
          hint={t('lookHint')}
          confirm={t('look')}
          lettersMax={shopReasonMax}
          onClose={close}
          onConfirm={async (reason) => {
            await look.mutateAsync({ id, reason });
            await navigate(`/${id}`);
          }}
        >
          <Text size="sm">{t('lookText', { minutes: lookMinutes })}</Text>
        </ReasonDialog>
      )}
    </>
  );
}
