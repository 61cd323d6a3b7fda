import { Button, Text } from '@mantine/core';
import { Printer, Truck } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { ChosenBar } from '#console/base/lists/chosen-bar.tsx';
import { useShopId } from '#console/base/use-call.ts';
import type { ShopOrder } from '#contract/shipping/merchant.ts';
import { chosenMax, type OrderFilters, useChooseAll } from './choose-all.ts';
import { FlagMenu } from './flag-menu.tsx';

type ChosenOrdersProps = {
  orders: readonly ShopOrder[];
  filters: OrderFilters;
  /** How many orders the list has. */
  total: number;
  onChoose: (orders: ShopOrder[]) => void;
};

/** What can be done with the orders that are chosen in the list. */
export function ChosenOrders({ orders, filters, total, onChoose }: ChosenOrdersProps) {
  const t = useTranslations('console.orders');
  const shopId = useShopId();
  const { chooseAll, isLoading } = useChooseAll(filters, onChoose);
  const isTooMany = orders.length > chosenMax;
  const toShip = orders.filter(({ canShip }) => canShip);
  const numbers = (of: readonly ShopOrder[]) => of.map(({ orderNo }) => orderNo).join(',');
  return (
    <ChosenBar
      text={t('bulk.chosen', { count: orders.length })}
      aside={
        <>
          {isTooMany && (
            <Text size="sm" c="var(--mantine-color-error)">
              {t('bulk.chosenTooMany', { max: chosenMax })}
            </Text>
          )}
          {total > orders.length && orders.length < chosenMax && (
            <Button variant="subtle" size="compact-sm" loading={isLoading} onClick={() => void chooseAll()}>
              {total > chosenMax ? t('bulk.chooseFirst', { count: chosenMax }) : t('bulk.chooseAll', { count: total })}
            </Button>
          )}
        </>
      }
      onClear={() => onChoose([])}
    >
      {!isTooMany && (
        <>
          <FlagMenu orders={orders} onDone={() => onChoose([])} />
          {/* In its own tab: who has printed goes on with the same orders. */}
          <Button
            variant="default"
            component={Link}
            to={`/${shopId}/orders/print?orders=${numbers(orders)}`}
            target="_blank"
            leftSection={<Printer size={16} aria-hidden="true" />}
          >
            {t('printing.printChosen')}
          </Button>
          {toShip.length > 0 && (
            <Button
              component={Link}
              to={`/${shopId}/orders/ship?orders=${numbers(toShip)}`}
              leftSection={<Truck size={16} aria-hidden="true" />}
            >
              {t('bulk.shipChosen')}
            </Button>
          )}
        </>
      )}
    </ChosenBar>
  );
}
