import { Menu, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useNotices } from '#console/base/failure-text.ts';
import { useFormats } from '#console/base/format.ts';
import { List } from '#console/base/lists/list.tsx';
import { useListAddress } from '#console/base/lists/list-address.ts';
import { ProductCell } from '#console/base/lists/product-cell.tsx';
import { RowMenu } from '#console/base/lists/row-menu.tsx';
import { StatusTabs, useStatus } from '#console/base/lists/status-tabs.tsx';
import { ProductStateBadge } from '#console/base/products/product-state.tsx';
import { useCall, useSend } from '#console/base/use-call.ts';
import { useConfirm } from '#console/base/use-confirm.tsx';
import { ReasonDialog } from '#console/platform/reason-dialog.tsx';
import { liveStates, productsCountMax, productsFoundMax } from '#contract/catalogue/merchant.ts';
import { forceDownProduct, liftProduct, productReasonMax } from '#contract/catalogue/platform.ts';
import { type AnyProduct, listAnyProducts } from '#contract/catalogue/platform-products.ts';
import { ProductFilters, useProductFilters } from './product-filters.tsx';

/** Every product that was published, of any shop. */
export function AnyList() {
  const t = useTranslations('platform-products.products');
  const words = useTranslations('console');
  const { money, count, day, time } = useFormats();
  const { page, limit } = useListAddress();
  const state = useStatus(liveStates);
  const filters = useProductFilters();
  const query = useCall(listAnyProducts, { ...filters, state, page, limit }, { keepsPrevious: true });
  return (
    <Stack>
      <StatusTabs
        label={words('products.byState')}
        all={t('allStates')}
        statuses={liveStates}
        nameOf={(each) => words(`products.states.${each}`)}
      />
      <ProductFilters label={t('findAny')} />
      <List<AnyProduct>
        label={t('tabs.published')}
        query={query}
        idOf={({ id }) => id}
        countMax={filters.words ? productsFoundMax : productsCountMax}
        empty={t('nothingFound')}
        columns={[
          {
            accessor: 'name',
            title: words('products.product'),
            render: ({ id, name, picture, categoryName }) => (
              <ProductCell isShort image={picture} name={name} text={`${categoryName} · ${id}`} />
            ),
          },
          { accessor: 'shopName', title: t('shop'), width: 180, ellipsis: true },
          {
            accessor: 'state',
            title: words('orders.status'),
            width: 200,
            render: (row) => <StateCell product={row} />,
          },
          {
            accessor: 'price',
            title: words('orders.price'),
            textAlign: 'right',
            width: 110,
            render: ({ price }) => money(price),
          },
          {
            accessor: 'sales',
            title: words('products.sold'),
            textAlign: 'right',
            width: 80,
            render: ({ sales }) => count(sales),
          },
          {
            accessor: 'changedAt',
            title: words('products.changedAt'),
            width: 124,
            render: ({ changedAt }) => <span title={time(changedAt)}>{day(changedAt)}</span>,
          },
          { accessor: 'menu', title: '', width: 56, render: (row) => <ProductActions product={row} /> },
        ]}
      />
    </Stack>
  );
}

function StateCell({ product: { state, forcedDownReason, waitingDraftId } }: { product: AnyProduct }) {
  const t = useTranslations('platform-products.products');
  return (
    <>
      <ProductStateBadge state={state} />
      {waitingDraftId !== null && (
        <Text size="xs" c="dimmed">
          {t('changeWaits')}
        </Text>
      )}
      {forcedDownReason && (
        <Text size="xs" c="var(--mantine-color-error)" lineClamp={2} title={forcedDownReason}>
          {forcedDownReason}
        </Text>
      )}
    </>
  );
}

/** What the platform does with a product of a shop. */
function ProductActions({ product }: { product: AnyProduct }) {
  const t = useTranslations('platform-products.products');
  const reads = useTranslations('platform-products');
  const words = useTranslations('console.products');
  const [isTakingDown, setTakingDown] = useState(false);
  const confirm = useConfirm();
  const { done, failed } = useNotices();
  const down = useSend(forceDownProduct);
  const lift = useSend(liftProduct);
  const { id, name, forcedDownReason, waitingDraftId } = product;

  function askToLift() {
    confirm({
      title: t('liftTitle', { name }),
      text: t('liftText'),
      confirm: t('lift'),
      onConfirm: () => void lift.mutateAsync({ productId: id }).then(() => done(t('lifted', { name })), failed),
    });
  }

  return (
    <>
      <RowMenu name={words('actionsFor', { name })}>
        <Menu.Item component="a" href={`/goods_detail/${id}`} target="_blank">
          {t('seeInMall')}
        </Menu.Item>
        {waitingDraftId !== null && (
          <Menu.Item component={Link} to={`/platform/products/review/${waitingDraftId}`}>
            {t('reviewChange')}
          </Menu.Item>
        )}
        <Menu.Item color="red" onClick={() => setTakingDown(true)}>
          {t(forcedDownReason === null ? 'takeDown' : 'changeReason')}
        </Menu.Item>
        {forcedDownReason !== null && <Menu.Item onClick={askToLift}>{t('lift')}</Menu.Item>}
      </RowMenu>
      {isTakingDown && (
        <ReasonDialog
          title={t('takeDownTitle', { name })}
          hint={reads('shopReadsReason')}
          confirm={t(forcedDownReason === null ? 'takeDown' : 'changeReason')}
          lettersMax={productReasonMax}
          reason={forcedDownReason ?? ''}
          onClose={() => setTakingDown(false)}
          onConfirm={async (reason) => {
            await down.mutateAsync({ productId: id, reason });
            done(t('takenDown', { name }));
          }}
        >
          <Text size="sm">{t('takeDownText')}</Text>
        </ReasonDialog>
      )}
    </>
  );
}
