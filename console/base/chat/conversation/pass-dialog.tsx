import { Button, Select, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDeskSide } from '#console/base/chat/desk-side.ts';
import { Dialog, DialogButtons } from '#console/base/dialog.tsx';
import { FailureAlert } from '#console/base/failure-alert.tsx';
import { useFailureText, useNotices } from '#console/base/failure-text.ts';
import { useCall, useSend } from '#console/base/use-call.ts';
import type { DeskChat } from '#contract/chat/values.ts';
import { searchShops } from '#contract/search/shopper.ts';
import { Note } from './assign-dialog.tsx';

type Shop = { id: number; name: string };

/** Passes a conversation on to another desk: a shop to the platform, the platform to a shop. */
export function PassDialog({ chat, onClose }: { chat: DeskChat; onClose: () => void }) {
  const t = useTranslations('chat-desk.pass');
  const { calls, shopId } = useDeskSide();
  const { done } = useNotices();
  const failureText = useFailureText();
  const send = useSend(calls.passChat);
  const isToShop = shopId === null;
  const [shop, setShop] = useState<Shop | null>(isToShop ? chat.homeShop : null);
  const [note, setNote] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [seenClerkId] = useState(chat.clerk?.accountId ?? null);

  async function submit(): Promise<void> {
    if (isToShop && !shop) return setFailure(t('missing'));
    try {
      await send.mutateAsync({ chatId: chat.id, seenClerkId, shopId: shop?.id ?? null, note });
      done(isToShop ? t('doneToShop', { name: shop?.name ?? '' }) : t('doneToPlatform'));
      onClose();
    } catch (thrown) {
      setFailure(failureText(thrown));
    }
  }

  return (
    <Dialog title={isToShop ? t('titleToShop') : t('titleToPlatform')} onClose={onClose}>
      <Stack>
        <Text size="sm">{isToShop ? t('textToShop') : t('textToPlatform')}</Text>
        {isToShop && <ShopChoice shop={shop} onChange={setShop} />}
        <Note value={note} onChange={setNote} label={t('note')} />
        <FailureAlert text={failure} />
        <DialogButtons onCancel={onClose}>
          <Button loading={send.isPending} onClick={() => void submit()}>
            {t('send')}
          </Button>
        </DialogButtons>
      </Stack>
    </Dialog>
  );
}

const pauseMs = 250;

/** One of the open shops, found by its name. */
function ShopChoice({ shop, onChange }: { shop: Shop | null; onChange: (shop: Shop | null) => void }) {
  const t = useTranslations('chat-desk.pass');
  const [isChosenBefore] = useState(shop !== null);
  const [typed, setTyped] = useState(shop?.name ?? '');
  const [words] = useDebouncedValue(typed.trim().slice(0, 64), pauseMs);
  // What stands in the field after choosing is not searched for.
  const { data } = useCall(
    searchShops,
    { keywords: words === shop?.name ? '' : words, limit: 20 },
    { keepsPrevious: true },
  );
  const found = data?.list.map(({ id, name }) => ({ id, name })) ?? [];
  const options = [...(shop ? [shop] : []), ...found.filter(({ id }) => id !== shop?.id)];
  return (
    <Select
      label={t('shop')}
      placeholder={t('choose')}
      // Focused, it opens its list, which would cover the buttons when there is nothing to choose any more.
      {...(!isChosenBefore && { 'data-autofocus': true })}
      searchable
      nothingFoundMessage={t('noShop')}
      value={shop && String(shop.id)}
      data={options.map(({ id, name }) => ({ value: String(id), label: name }))}
      filter={({ options: all }) => all} // the mall has searched
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={(next) => onChange(options.find(({ id }) => String(id) === next) ?? null)}
    />
  );
}
