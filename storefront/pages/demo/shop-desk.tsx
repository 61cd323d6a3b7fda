import { Store } from 'lucide-react';
import { useTranslations } from 'use-intl';
import {
  actAsShop,
  type DeskOrder,
  type DeskRefund,
  type DeskReview,
  type DeskShop,
  type ShopAction,
} from '#contract/demo/developer-desk.ts';
import { refusalMax } from '#contract/refunds/merchant.ts';
import { contestKinds } from '#contract/refunds/values.ts';
import { ANSWER_MAX } from '#contract/reviews/merchant.ts';
import { callFromBrowser } from '#storefront/base/client/calls/browser-mall.ts';
import { MallPrice } from '#storefront/base/i18n/mall-price.tsx';
import { DeskButton, useDeskAction, WordsButton } from './desk-action.tsx';
import { DeskRow, productText, RefundFacts } from './desk-row.tsx';
import { Nothing, WorldCard } from './world-card.tsx';

/** What waits for each shop, with what its owner can do about it. */
export function ShopDesk({ shops }: { shops: readonly DeskShop[] }) {
  const t = useTranslations('demo.desk.shop');
  return (
    <div id="shop-desk" className="scroll-mt-24">
      <WorldCard icon={<Store size={20} aria-hidden="true" />} title={t('title')} line={t('line')}>
        {shops.length === 0 ? (
          <Nothing>{t('empty')}</Nothing>
        ) : (
          <div className="max-h-160 space-y-5 overflow-y-auto">
            {shops.map(({ id, name, orders, refunds, reviews }) => (
              <section key={id} aria-labelledby={`shop-desk-${id}`}>
                <h3 id={`shop-desk-${id}`} className="font-semibold">
                  {name}
                </h3>
                <ul className="divide-y divide-line">
                  {orders.map((order) => (
                    <OrderRow key={order.orderNo} order={order} />
                  ))}
                  {refunds.map((refund) => (
                    <RefundRow key={refund.refundOrderNo} refund={refund} />
                  ))}
                  {reviews.map((review) => (
                    <ReviewRow key={review.id} review={review} />
                  ))}
                </ul>
              </section>
            ))}
          </div>
        )}
      </WorldCard>
    </div>
  );
}

function useShopAction() {
  const { isBlocked, act } = useDeskAction();
  return { isBlocked, does: (action: ShopAction) => void act(action, () => callFromBrowser(actAsShop, action)) };
}

function OrderRow({ order: { orderNo, product, more, payable } }: { order: DeskOrder }) {
  const t = useTranslations('demo.desk');
  const { isBlocked, does } = useShopAction();
  return (
    <DeskRow
      title={productText(product, more)}
      facts={
        <>
          {t('order', { number: orderNo })} · <MallPrice amount={payable} size="sm" />
        </>
      }
    >
      <DeskButton
        label={t('shop.ship')}
        about={orderNo}
        isBlocked={isBlocked}
        isStrong
        onPress={() => does({ action: 'ship', orderNo })}
      />
    </DeskRow>
  );
}

function RefundRow({ refund }: { refund: DeskRefund }) {
  const t = useTranslations('demo.desk');
  const { isBlocked, does } = useShopAction();
  const { refundOrderNo, product, more, status } = refund;
  const shared = { about: refundOrderNo, isBlocked };
  return (
    <DeskRow title={productText(product, more)} facts={<RefundFacts refund={refund} />}>
      {status === 'sent_back' ? (
        <>
          <DeskButton
            {...shared}
            label={t('shop.receive')}
            isStrong
            onPress={() => does({ action: 'receiveReturn', refundOrderNo })}
          />
          <WordsButton
            {...shared}
            label={t('shop.contest')}
            question={t('reason')}
            wordsMax={refusalMax}
            choices={{
              label: t('shop.contestKind'),
              options: contestKinds.map((kind) => [kind, t(`shop.contestKinds.${kind}`)] as const),
            }}
            onSend={(note, kind) =>
              does({ action: 'contestReturn', refundOrderNo, kind: kind as (typeof contestKinds)[number], note })
            }
          />
        </>
      ) : (
        <>
          <DeskButton
            {...shared}
            label={t('shop.accept')}
            isStrong
            onPress={() => does({ action: 'acceptRefund', refundOrderNo })}
          />
          <WordsButton
            {...shared}
            label={t('shop.refuse')}
            question={t('reason')}
            wordsMax={refusalMax}
            onSend={(reason) => does({ action: 'refuseRefund', refundOrderNo, reason })}
          />
        </>
      )}
    </DeskRow>
  );
}

function ReviewRow({ review: { id, product, star, comment } }: { review: DeskReview }) {
  const t = useTranslations('demo.desk');
  const { isBlocked, does } = useShopAction();
  return (
    <DeskRow title={product} facts={`${t('shop.review', { stars: star })} · ${comment}`}>
      <WordsButton
        label={t('shop.answer')}
        about={product}
        isBlocked={isBlocked}
        question={t('shop.yourAnswer')}
        wordsMax={ANSWER_MAX}
        onSend={(text) => does({ action: 'answerReview', id, text })}
      />
    </DeskRow>
  );
}
