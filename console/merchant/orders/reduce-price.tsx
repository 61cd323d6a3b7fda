import { Alert, Button, Divider, Stack, Text, Textarea } from '@mantine/core';
import { Tag } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog, DialogButtons } from '#console/base/dialog.tsx';
import { useNotices } from '#console/base/failure-text.ts';
import { useFormats } from '#console/base/format.ts';
import { Amount } from '#console/base/money/amount.tsx';
import { MoneyInput } from '#console/base/money/money-input.tsx';
import { useSend, useSendOnce } from '#console/base/use-call.ts';
import { money as toMoney } from '#contract/core/values.ts';
import { offerPrice, type PriceOffer, priceReasonMax, withdrawPriceOffer } from '#contract/orders/price-offers.ts';
import type { ShopOrder } from '#contract/shipping/merchant.ts';

/** A lower price that the buyer has not answered yet. */
export function OpenOffer({ orderNo, offer }: { orderNo: string; offer: PriceOffer }) {
  const t = useTranslations('console.orders.priceOffer');
  const { money } = useFormats();
  const { done, failed } = useNotices();
  const withdraw = useSend(withdrawPriceOffer);
  return (
    <Alert color="orange" icon={<Tag size={20} aria-hidden="true" />} className="no-print">
      <Stack gap="sm" align="flex-start">
        <Text fw={600}>{t('openTitle', { after: money(offer.after), before: money(offer.before) })}</Text>
        <Text size="sm">{t('openText')}</Text>
        <Button
          variant="default"
          loading={withdraw.isPending}
          onClick={() => void withdraw.mutateAsync({ orderNo, id: offer.id }).then(() => done(t('withdrawn')), failed)}
        >
          {t('withdraw')}
        </Button>
      </Stack>
    </Alert>
  );
}

/** A button that offers the buyer of an unpaid order a lower price. */
export function ReducePrice({ order }: { order: ShopOrder }) {
  const t = useTranslations('console.orders.priceOffer');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" leftSection={<Tag size={16} aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('reduce')}
      </Button>
      {isOpen && <ReduceDialog order={order} onClose={() => setOpen(false)} />}
    </>
  );
}

const centsOf = (value: number | string) => toMoney(Math.round(Number(value || 0) * 100));

function ReduceDialog({ order, onClose }: { order: ShopOrder; onClose: () => void }) {
  const t = useTranslations('console.orders.priceOffer');
  const { money } = useFormats();
  const { done, failed } = useNotices();
  const send = useSendOnce(offerPrice);
  const [products, setProducts] = useState<number | string>('');
  const [freight, setFreight] = useState<number | string>('');
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const [productsOff, freightOff] = [centsOf(products), centsOf(freight)];
  const after = order.payable - productsOff - freightOff;
  const productsMax = order.goods - order.shopCoupon - order.platformCoupon - order.points;
  const problem = after < 1 ? t('tooMuch', { amount: money(1) }) : after === order.payable && t('amountMissing');

  async function submit(): Promise<void> {
    setTried(true);
    if (problem || !reason.trim() || productsOff > productsMax || freightOff > order.freight) return;
    try {
      await send.mutateAsync({ orderNo: order.orderNo, seen: order.payable, productsOff, freightOff, reason });
      done(t('sent'));
      onClose();
    } catch (error) {
      failed(error);
    }
  }

  return (
    <Dialog title={t('title')} onClose={onClose}>
      <Stack>
        <Text size="sm">{t('text')}</Text>
        <MoneyInput
          label={t('productsOff')}
          description={t('upTo', { amount: money(productsMax) })}
          value={products}
          max={productsMax / 100}
          error={isTried && problem}
          onChange={setProducts}
        />
        {order.freight > 0 && (
          <MoneyInput
            label={t('freightOff')}
            description={t('upTo', { amount: money(order.freight) })}
            value={freight}
            max={order.freight / 100}
            onChange={setFreight}
          />
        )}
        <Textarea
          label={t('reason')}
          description={t('reasonText')}
          autosize
          minRows={2}
          maxLength={priceReasonMax}
          value={reason}
          error={isTried && !reason.trim() && t('reasonMissing')}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <div>
          <Amount name={t('before')} amount={order.payable} />
          <Divider my="xs" />
          <Amount name={t('after')} amount={Math.max(after, 0)} isTotal />
        </div>
        <DialogButtons onCancel={onClose}>
          <Button loading={send.isPending} onClick={() => void submit()}>
            {t('send')}
          </Button>
        </DialogButtons>
      </Stack>
    </Dialog>
  );
}
