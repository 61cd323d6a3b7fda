import '@mantine/spotlight/styles.css';
import { Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { Spotlight, spotlight } from '@mantine/spotlight';
import {
  ClipboardCheck,
  ClipboardPaste,
  History,
  type LucideIcon,
  MapPin,
  Package,
  Plus,
  Search,
  ShieldCheck,
  Tag,
  TicketPercent,
  Truck,
  Upload,
  Wallet,
} from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import { useCall } from '#console/base/use-call.ts';
import { findProducts } from '#contract/catalogue/merchant.ts';
import { listShopOrders, type ShopOrder } from '#contract/shipping/merchant.ts';
import type { Messages } from '#locales/groups.ts';

export type Place = { path: string; name: keyof Messages['console']['sections']; icon: LucideIcon };

/** What else people go to, with the section that it belongs to: whoever may not see that does not see this. */
const goals = [
  { path: 'products/new', section: 'products', text: 'products.add', icon: Plus },
  { path: 'products/import', section: 'products', text: 'products.import.title', icon: Upload },
  { path: 'orders/ship', section: 'orders', text: 'orders.bulk.title', icon: Truck },
  { path: 'stock/count', section: 'stock', text: 'stock.take.title', icon: ClipboardCheck },
  { path: 'stock/import', section: 'stock', text: 'stock.paste.title', icon: ClipboardPaste },
  { path: 'refunds/addresses', section: 'refunds', text: 'refunds.addresses', icon: MapPin },
  { path: 'finance/ledger', section: 'finance', text: 'finance.ledger', icon: Wallet },
  { path: 'finance/statements', section: 'finance', text: 'finance.statements', icon: Wallet },
  { path: 'finance/payouts', section: 'finance', text: 'finance.payouts', icon: Wallet },
  { path: 'marketing/new', section: 'marketing', text: 'marketing.newTitle', icon: TicketPercent },
  { path: 'people?tab=log', section: 'people', text: 'people.log', icon: History },
  { path: 'account', section: 'today', text: 'account.title', icon: ShieldCheck },
] as const satisfies readonly { path: string; section: Place['name']; text: string; icon: LucideIcon }[];

const wordsMin = 3;
const productWordsMin = 2; // enough for a name in Chinese, or a number

/** Names in these scripts may have two letters. */
const shortNames = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}]{2}/u;

export type FindDialogProps = { shopId: number; sections: readonly Place[]; asked: number };

/**
 * Goes anywhere, and finds orders by number, product, buyer or consignee, and products by name, code or number. It opens each time
 * that it is asked for.
 */
export default function FindDialog({ shopId, sections, asked }: FindDialogProps) {
  const t = useTranslations('console');
  const { money } = useFormats();
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  useEffect(() => {
    if (asked > 0) spotlight.open();
  }, [asked]);
  const [words] = useDebouncedValue(query.trim(), 200);
  const maySee = (section: Place['name']) => sections.some(({ name }) => name === section);
  const isLongEnough = words.length >= wordsMin || shortNames.test(words);
  const { data: orders } = useCall(
    listShopOrders,
    { words, page: 1, limit: 5 },
    { isOff: !isLongEnough || !maySee('orders') },
  );
  const { data: products } = useCall(
    findProducts,
    { words },
    { isOff: words.length < productWordsMin || !maySee('products') },
  );
  const places = [
    ...sections.map(({ path, name, icon }) => ({ path, label: t(`sections.${name}`), description: '', icon })),
    ...goals
      .filter(({ section }) => maySee(section))
      .map(({ path, section, text, icon }) => ({
        path,
        label: t(text),
        description: section === 'today' ? '' : t(`sections.${section}`),
        icon,
      })),
  ].filter(({ label }) => label.toLocaleLowerCase().includes(query.trim().toLocaleLowerCase()));
  const found = isLongEnough ? (orders?.list ?? []) : [];
  const foundProducts = words.length >= productWordsMin ? (products ?? []) : [];
  // The number of a product may be part of the number of an order: whoever types all of it means the product.
  const isNumber = foundProducts.some(({ productId }) => String(productId) === words);
  const orderGroup = found.length > 0 && (
    <Spotlight.ActionsGroup key="orders" label={t('sections.orders')}>
      {found.map((order) => (
        <Spotlight.Action
          key={order.orderNo}
          label={order.orderNo}
          description={[namesOf(order), order.lines[0]?.name, money(order.payable)].filter(Boolean).join(' · ')}
          leftSection={<Package size={18} aria-hidden="true" />}
          onClick={() => void navigate(`/${shopId}/orders/${order.orderNo}`)}
        />
      ))}
    </Spotlight.ActionsGroup>
  );
  const productGroup = foundProducts.length > 0 && (
    <Spotlight.ActionsGroup key="products" label={t('sections.products')}>
      {foundProducts.map(({ productId, name, state }) => (
        <Spotlight.Action
          key={productId}
          label={name}
          description={`${productId} · ${t(`products.states.${state}`)}`}
          leftSection={<Tag size={18} aria-hidden="true" />}
          onClick={() => void navigate(`/${shopId}/products/${productId}`)}
        />
      ))}
    </Spotlight.ActionsGroup>
  );
  return (
    <Spotlight.Root
      attributes={{ content: { 'aria-label': t('find.button') } }}
      styles={{ actionDescription: { opacity: 1 } }} // readable also on the colour of the one that is selected
      query={query}
      onQueryChange={setQuery}
      shortcut={null}
      scrollable
      maxHeight={480}
    >
      <Spotlight.Search
        placeholder={t('find.placeholder')}
        aria-label={t('find.placeholder')}
        leftSection={<Search size={18} aria-hidden="true" />}
      />
      <Spotlight.ActionsList>
        {places.length > 0 && (
          <Spotlight.ActionsGroup label={t('find.places')}>
            {places.map(({ path, label, description, icon: Icon }) => (
              <Spotlight.Action
                key={path}
                label={label}
                description={description}
                leftSection={<Icon size={18} aria-hidden="true" />}
                onClick={() => void navigate(`/${shopId}${path && `/${path}`}`)}
              />
            ))}
          </Spotlight.ActionsGroup>
        )}
        {isNumber ? [productGroup, orderGroup] : [orderGroup, productGroup]}
        {places.length === 0 && found.length === 0 && foundProducts.length === 0 && (
          <Spotlight.Empty>
            <Text c="dimmed">{t('find.nothing')}</Text>
          </Spotlight.Empty>
        )}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}

/** Who has bought it and who gets it, where these are two. */
const namesOf = ({ buyer, address }: ShopOrder) => [...new Set([address?.realName, buyer].filter(Boolean))].join(', ');
