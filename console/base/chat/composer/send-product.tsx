import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDeskClient, useDeskSide } from '#console/base/chat/desk-side.ts';
import { useFormats } from '#console/base/format.ts';
import { useCall } from '#console/base/use-call.ts';
import { searchProducts } from '#contract/search/shopper.ts';
import { listShopProducts } from '#contract/shops/shopper-page.ts';
import { PickList } from './pick-list.tsx';

const pauseMs = 250;
const limit = 20;

/** Sends a product on sale: shops one of theirs, the platform any. */
export function SendProduct({ chatId, onClose }: { chatId: number; onClose: () => void }) {
  const t = useTranslations('chat-desk.composer');
  const client = useDeskClient();
  const { shopId } = useDeskSide();
  const { money } = useFormats();
  const [typed, setTyped] = useState('');
  const [words] = useDebouncedValue(typed.trim(), pauseMs);
  const own = useCall(
    listShopProducts,
    { merId: shopId ?? 0, keyword: words, limit },
    { isOff: shopId === null, keepsPrevious: true },
  );
  const any = useCall(searchProducts, { title: words, limit }, { isOff: shopId !== null, keepsPrevious: true });
  const query = shopId === null ? any : own;
  return (
    <PickList
      title={t('product')}
      search={{ label: t('searchProducts'), typed, onType: setTyped }}
      query={query}
      picks={query.data?.list.map(({ id, name, image, price, shopName }) => ({
        id: String(id),
        title: name,
        text: shopId === null ? `${money(price)} · ${shopName}` : money(price),
        image,
      }))}
      empty={t('noProducts')}
      onPick={(id) => client.send(chatId, { kind: 'product', productId: Number(id) })}
      onClose={onClose}
    />
  );
}
