import { Menu, Table, Text } from '@mantine/core';
import { Pencil, RotateCcw, Undo2 } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useNotices } from '#console/base/failure-text.ts';
import { SignUpStateBadge } from '#console/base/flash/flash-state.tsx';
import { useFormats } from '#console/base/format.ts';
import { ProductCell } from '#console/base/lists/product-cell.tsx';
import { RowMenu } from '#console/base/lists/row-menu.tsx';
import { useSend, useShopId } from '#console/base/use-call.ts';
import { useConfirm } from '#console/base/use-confirm.tsx';
import type { FlashSignUp } from '#contract/catalogue/flash-sales.ts';
import { type ShopFlashSale, withdrawFlashSignUp } from '#contract/catalogue/merchant-flash-sales.ts';

type SignUpTableProps = { sale: ShopFlashSale; signUps: readonly FlashSignUp[] };

/** What the shop has signed up for a sale, what became of it, and what it has sold. */
export function SignUpTable({ sale, signUps }: SignUpTableProps) {
  const t = useTranslations('flash-sales');
  const words = useTranslations('marketing.bargains');
  return (
    <Table.ScrollContainer minWidth={760}>
      <Table aria-label={t('mine')} verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{words('product')}</Table.Th>
            <Table.Th ta="right">{t('price')}</Table.Th>
            <Table.Th ta="right">{words('perBuyer')}</Table.Th>
            <Table.Th ta="right">{words('sold')}</Table.Th>
            <Table.Th ta="right">{t('sales')}</Table.Th>
            <Table.Th>{words('state')}</Table.Th>
            <Table.Th w={56} />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {signUps.map((signUp) => (
            <SignUpRow key={signUp.id} sale={sale} signUp={signUp} />
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function SignUpRow({ sale, signUp }: { sale: ShopFlashSale; signUp: FlashSignUp }) {
  const t = useTranslations('flash-sales');
  const words = useTranslations('marketing.bargains');
  const { count, money } = useFormats();
  const { name, picture, price, usualPrice, quota, perBuyer, sold, sales, state, reason } = signUp;
  return (
    <Table.Tr>
      <Table.Td>
        <ProductCell image={picture} name={name} text={reason === null ? '' : t('reason', { reason })} />
      </Table.Td>
      <Table.Td ta="right">
        <Text size="sm" fw={600}>
          {money(price)}
        </Text>
        <Text size="sm" c="dimmed" td="line-through">
          {money(usualPrice)}
        </Text>
      </Table.Td>
      <Table.Td ta="right">{perBuyer === null ? words('form.noLimit') : count(perBuyer)}</Table.Td>
      <Table.Td ta="right">{words('soldOf', { sold: count(sold), quota: count(quota) })}</Table.Td>
      <Table.Td ta="right">{money(sales)}</Table.Td>
      <Table.Td>
        <SignUpStateBadge state={state} sale={sale.state} />
      </Table.Td>
      <Table.Td>{sale.state === 'open' && state !== 'accepted' && <SignUpMenu sale={sale} signUp={signUp} />}</Table.Td>
    </Table.Tr>
  );
}

function SignUpMenu({ sale, signUp: { id, name, state } }: { sale: ShopFlashSale; signUp: FlashSignUp }) {
  const t = useTranslations('flash-sales');
  const shopId = useShopId();
  const askToWithdraw = useWithdraw();
  const path = `/${shopId}/marketing/flash/${sale.id}/${id}`;
  return (
    <RowMenu name={t('actionsFor', { name })}>
      {state === 'waiting' ? (
        <>
          <Menu.Item component={Link} to={path} leftSection={<Pencil size={16} aria-hidden="true" />}>
            {t('change')}
          </Menu.Item>
          <Menu.Item
            color="red"
            leftSection={<Undo2 size={16} aria-hidden="true" />}
            onClick={() => askToWithdraw({ id, name })}
          >
            {t('withdraw')}
          </Menu.Item>
        </>
      ) : (
        <Menu.Item component={Link} to={path} leftSection={<RotateCcw size={16} aria-hidden="true" />}>
          {t('again')}
        </Menu.Item>
      )}
    </RowMenu>
  );
}

/** Withdrawing a product, after a question. */
function useWithdraw() {
  const t = useTranslations('flash-sales');
  const confirm = useConfirm();
  const { done, failed } = useNotices();
  const withdraw = useSend(withdrawFlashSignUp);
  return ({ id, name }: Pick<FlashSignUp, 'id' | 'name'>) =>
    confirm({
      title: t('withdrawTitle', { name }),
      text: t('withdrawText'),
      confirm: t('withdraw'),
      isDanger: true,
      onConfirm: () => void withdraw.mutateAsync({ id }).then(() => done(t('withdrawn', { name })), failed),
    });
}
