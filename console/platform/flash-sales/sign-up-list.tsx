import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useNotices } from '#console/base/failure-text.ts';
import { isLapsed, SignUpStateBadge } from '#console/base/flash/flash-state.tsx';
import { useFormats } from '#console/base/format.ts';
import { List } from '#console/base/lists/list.tsx';
import { useListAddress } from '#console/base/lists/list-address.ts';
import { ProductCell } from '#console/base/lists/product-cell.tsx';
import { StatusTabs, useStatus } from '#console/base/lists/status-tabs.tsx';
import { useCall, useSend } from '#console/base/use-call.ts';
import { ReasonDialog } from '#console/platform/reason-dialog.tsx';
import { signUpStates } from '#contract/catalogue/flash-sales.ts';
import { productReasonMax } from '#contract/catalogue/platform.ts';
import {
  acceptFlashSignUp,
  listFlashSignUps,
  type PlatformFlashSale,
  refuseFlashSignUp,
} from '#contract/catalogue/platform-flash-sales.ts';
import type { OutputOf } from '#contract/core/call.ts';

type SignUp = OutputOf<typeof listFlashSignUps>['list'][number];

/** The products of a sale: those that wait are decided here. */
export function SignUpList({ sale }: { sale: PlatformFlashSale }) {
  const t = useTranslations('platform-flash');
  const shared = useTranslations('flash-sales');
  const { count, money } = useFormats();
  const { done, failed } = useNotices();
  const { page, limit } = useListAddress();
  const state = useStatus(signUpStates);
  const query = useCall(listFlashSignUps, { id: sale.id, state, page, limit }, { keepsPrevious: true });
  const accept = useSend(acceptFlashSignUp);
  const refuse = useSend(refuseFlashSignUp);
  const [refused, setRefused] = useState<SignUp | null>(null);
  return (
    <>
      <StatusTabs
        label={t('signUps')}
        all={shared('all')}
        statuses={signUpStates}
        nameOf={(one) => shared(`signUpStates.${one}`)}
      />
      <List<SignUp>
        label={t('signUps')}
        query={query}
        idOf={({ id }) => id}
        empty={t(Date.parse(sale.signUpUntil) > Date.now() ? 'noSignUps' : 'noSignUpsLate')}
        columns={[
          {
            accessor: 'name',
            title: t('product'),
            render: ({ name, picture, shopName, reason }) => (
              <ProductCell image={picture} name={name} text={reason ? shared('reason', { reason }) : shopName} />
            ),
          },
          {
            accessor: 'price',
            title: shared('price'),
            textAlign: 'right',
            width: 190,
            render: ({ price, usualPrice, lowestPrice }) => (
              <>
                <Text size="sm" fw={600}>
                  {money(price)}{' '}
                  <Text span size="sm" c="dimmed" td="line-through">
                    {money(usualPrice)}
                  </Text>
                </Text>
                <Text size="sm" c="dimmed">
                  {t('lowest', { price: money(lowestPrice) })}
                </Text>
              </>
            ),
          },
          {
            accessor: 'quota',
            title: t('units'),
            textAlign: 'right',
            width: 160,
            render: ({ quota, stock, sold }) => (
              <>
                <Text size="sm">{t('unitsOf', { quota: count(quota), stock: count(stock) })}</Text>
                {sold > 0 && (
                  <Text size="sm" c="dimmed">
                    {t('sold', { sold: count(sold) })}
                  </Text>
                )}
              </>
            ),
          },
          {
            accessor: 'perBuyer',
            title: t('form.perBuyer'),
            textAlign: 'right',
            width: 130,
            render: ({ perBuyer }) => (perBuyer === null ? t('form.noLimit') : count(perBuyer)),
          },
          {
            accessor: 'state',
            title: t('state'),
            width: 130,
            render: (signUp) => <SignUpStateBadge state={signUp.state} sale={sale.state} />,
          },
          {
            accessor: 'acts',
            title: '',
            width: 200,
            render: (signUp) =>
              signUp.state === 'waiting' &&
              !isLapsed(signUp.state, sale.state) && (
                <Group gap="xs" wrap="nowrap" justify="flex-end">
                  <Button
                    size="compact-sm"
                    aria-label={t('acceptOf', { name: signUp.name })}
                    loading={accept.isPending && accept.variables?.id === signUp.id}
                    onClick={() =>
                      void accept
                        .mutateAsync({ id: signUp.id, version: signUp.version })
                        .then(() => done(t('accepted', { name: signUp.name })), failed)
                    }
                  >
                    {t('accept')}
                  </Button>
                  <Button
                    size="compact-sm"
                    variant="default"
                    aria-label={t('refuseOf', { name: signUp.name })}
                    onClick={() => setRefused(signUp)}
                  >
                    {t('refuse')}
                  </Button>
                </Group>
              ),
          },
        ]}
      />
      {refused && (
        <ReasonDialog
          title={t('refuseOf', { name: refused.name })}
          hint={t('reasonHint')}
          confirm={t('refuse')}
          lettersMax={productReasonMax}
          onClose={() => setRefused(null)}
          onConfirm={async (reason) => {
            await refuse.mutateAsync({ id: refused.id, version: refused.version, reason });
            done(t('refused', { name: refused.name }));
          }}
        />
      )}
    </>
  );
}
