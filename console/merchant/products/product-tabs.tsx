import { Tabs, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import { useListAddress } from '#console/base/lists/list-address.ts';
import { useCall } from '#console/base/use-call.ts';
import { countProducts, type ProductState, productsCountMax } from '#contract/catalogue/merchant.ts';

// As they are looked at: what sells, what is being written, what needs attention, what is put away.
const order: readonly ProductState[] = [
  'on_sale',
  'sold_out',
  'draft',
  'in_review',
  'refused',
  'hidden',
  'forced_down',
  'bin',
];

/** One tab for each state, with how many products are in it. */
export function ProductTabs({ state }: { state: ProductState }) {
  const t = useTranslations('console.products');
  const { change } = useListAddress();
  const { count } = useFormats();
  const { data: counts } = useCall(countProducts, {}, { keepsPrevious: true });
  return (
    <Tabs value={state} onChange={(next) => change({ status: next === 'on_sale' ? null : next })}>
      <Tabs.List aria-label={t('byState')}>
        {order.map((one) => (
          <Tabs.Tab
            key={one}
            value={one}
            rightSection={
              counts && (
                <Text span size="sm" c="dimmed">
                  {counts[one] < productsCountMax ? count(counts[one]) : `${count(productsCountMax)}+`}
                </Text>
              )
            }
          >
            {t(`states.${one}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
    </Tabs>
  );
}
