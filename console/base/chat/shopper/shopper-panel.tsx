import { Anchor, Avatar, Badge, Button, Group, Image, Skeleton, Stack, Text, Title } from '@mantine/core';
import { ChevronDown, ChevronUp, ShoppingCart } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useShopperName } from '#console/base/chat/chat-words.ts';
import { useDeskClient, useDeskSide } from '#console/base/chat/desk-side.ts';
import { useFormats } from '#console/base/format.ts';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { OrderStatusBadge } from '#console/base/orders/order-status.tsx';
import { RefundStatusBadge } from '#console/base/orders/refund-status.tsx';
import { languageName } from '#console/base/texts/texts-input.tsx';
import { useCall } from '#console/base/use-call.ts';
import type { ShopperOrder } from '#contract/chat/desk.ts';
import type { DeskChat } from '#contract/chat/values.ts';
import type { OutputOf } from '#contract/core/call.ts';
import { languageTag } from '#contract/core/languages.ts';
import { useChat } from '#ui/chat/use-chat.ts';

/** Who the shopper is to this desk: what they ordered, with what can be done about it, and what is in their cart. */
export function ShopperPanel({ chatId }: { chatId: number }) {
  const t = useTranslations('chat-desk.shopper');
  const client = useDeskClient();
  const { calls } = useDeskSide();
  const chat = useChat(client).conversations.get(chatId)?.chat;
  const isOff = !chat?.isOurs;
  const { data, error, refetch } = useCall(calls.getShopper, { chatId }, { isOff });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls is reached by the keyboard
    <aside className="chat-shopper" aria-label={t('label')} tabIndex={0}>
      {chat && <Who chat={chat} />}
      {chat && !chat.isOurs && (
        <Text size="sm" c="dimmed">
          {t('notOurs')}
        </Text>
      )}
      {error && !data && <LoadFailure error={error} onRetry={refetch} />}
      {!isOff && !data && !error && <Skeleton h={240} />}
      {data && chat && <Known data={data} kind={chat.shopper.kind} />}
    </aside>
  );
}

function Who({ chat }: { chat: DeskChat }) {
  const t = useTranslations('chat-desk');
  const nameOf = useShopperName();
  const { shopper, id, homeShop } = chat;
  const name = nameOf(chat);
  return (
    <Stack gap={6} align="center" pb="md" className="chat-line-below">
      <Avatar name={name} color="initials" radius="xl" size={56} aria-hidden="true" />
      <Text fw={650} ta="center" style={{ overflowWrap: 'anywhere' }}>
        {name}
      </Text>
      <Group gap={6} justify="center">
        <Badge variant="light" color="gray" c="inherit" tt="none">
          {t(`shopper.kinds.${shopper.kind}`)}
        </Badge>
        <Badge variant="light" color="gray" c="inherit" tt="none" lang={languageTag(shopper.locale)}>
          {languageName(shopper.locale)}
        </Badge>
      </Group>
      <Text size="xs" c="dimmed">
        {t('number', { number: id })}
        {homeShop && ` · ${homeShop.name}`}
      </Text>
    </Stack>
  );
}

type KnownProps = {
  data: OutputOf<ReturnType<typeof useDeskSide>['calls']['getShopper']>;
  kind: DeskChat['shopper']['kind'];
};

function Known({ data: { orders, orderCount, cart }, kind }: KnownProps) {
  const t = useTranslations('chat-desk.shopper');
  const { shopId } = useDeskSide();
  const { count } = useFormats();
  if (kind === 'guest')
    return (
      <Text size="sm" c="dimmed">
        {t('guest')}
      </Text>
    );
  return (
    <>
      <Stack gap="xs">
        <Title order={2} size="h5">
          {orderCount > 0 ? t('ordersOf', { count: orderCount }) : t('orders')}
        </Title>
        {orders.length === 0 && (
          <Text size="sm" c="dimmed">
            {shopId === null ? t('noOrders') : t('noOrdersHere')}
          </Text>
        )}
        {orders.map((order, at) => (
          <Order key={order.orderNo} order={order} isFirst={at === 0} />
        ))}
        {orderCount > orders.length && (
          <Text size="xs" c="dimmed">
            {t('moreOrders', { count: count(orderCount - orders.length) })}
          </Text>
        )}
      </Stack>
      {shopId !== null && (
        <Stack gap="xs">
          <Title order={2} size="h5">
            <Group gap={6}>
              <ShoppingCart size={16} aria-hidden="true" />
              {t('cart')}
            </Group>
          </Title>
          {cart.length === 0 && (
            <Text size="sm" c="dimmed">
              {t('emptyCart')}
            </Text>
          )}
          {cart.map((line) => (
            <CartLine key={`${line.productId} ${line.variant}`} line={line} />
          ))}
        </Stack>
      )}
    </>
  );
}

/** One order; what can be done with it is asked for when it is opened. */
function Order({ order, isFirst }: { order: ShopperOrder; isFirst: boolean }) {
  const t = useTranslations('chat-desk.shopper');
  const words = useTranslations('console.orders');
  const { orderPath, OrderActs, shopId } = useDeskSide();
  const { money, day } = useFormats();
  const { orderNo, image, payable, units, status, placedAt, refund, shopName } = order;
  const [isOpen, setOpen] = useState(isFirst && refund !== null);
  const Icon = isOpen ? ChevronUp : ChevronDown;
  return (
    <article className="chat-order" aria-label={orderNo}>
      <Group gap="sm" wrap="nowrap" align="flex-start">
        {image && <Image src={`${image.url}/160`} w={44} h={44} radius="sm" alt="" />}
        <div style={{ minWidth: 0, flex: 1 }}>
          {orderPath ? (
            <Anchor
              component={Link}
              to={orderPath(orderNo)}
              size="sm"
              fw={600}
              c="inherit"
              className="chat-order-number"
            >
              {orderNo}
            </Anchor>
          ) : (
            <Text size="sm" fw={600} className="chat-order-number">
              {orderNo}
            </Text>
          )}
          <Text size="xs" c="dimmed" className="figures">
            {[money(payable), words('units', { count: units }), day(placedAt)].join(' · ')}
          </Text>
          {shopId === null && (
            <Text size="xs" c="dimmed" truncate>
              {shopName}
            </Text>
          )}
          <Group gap={6} mt={4}>
            <OrderStatusBadge status={status} />
            {refund && (
              <Group gap={4}>
                <Text size="xs">{t('refund')}</Text>
                <RefundStatusBadge status={refund.status} />
              </Group>
            )}
          </Group>
        </div>
      </Group>
      {OrderActs && (
        <>
          <Button
            variant="subtle"
            color="gray"
            c="inherit"
            size="compact-xs"
            mt={6}
            aria-expanded={isOpen}
            rightSection={<Icon size={14} aria-hidden="true" />}
            onClick={() => setOpen(!isOpen)}
          >
            {t('acts')}
          </Button>
          {isOpen && <OrderActs order={order} />}
        </>
      )}
    </article>
  );
}

type CartLineProps = { line: KnownProps['data']['cart'][number] };

function CartLine({ line: { productId, name, image, variant, quantity, price, isOnSale } }: CartLineProps) {
  const t = useTranslations('chat-desk.shopper');
  const { money } = useFormats();
  return (
    <Group gap="sm" wrap="nowrap" align="flex-start">
      <Image src={`${image.url}/160`} w={44} h={44} radius="sm" alt="" />
      <div style={{ minWidth: 0 }}>
        <Anchor
          href={`/goods_detail/${productId}`}
          target="_blank"
          rel="noreferrer"
          size="sm"
          c="inherit"
          lineClamp={2}
        >
          {name}
        </Anchor>
        <Text size="xs" c="dimmed" className="figures">
          {[variant, t('units', { count: quantity, price: money(price) })].filter(Boolean).join(' · ')}
        </Text>
        {!isOnSale && (
          <Text size="xs" c="var(--console-warning)">
            {t('notOnSale')}
          </Text>
        )}
      </div>
    </Group>
  );
}
