import type { UseQueryResult } from '@tanstack/react-query';
import {
  Ban,
  type LucideIcon,
  MessageCircleQuestionMark,
  MessageSquareText,
  MessagesSquare,
  PackageMinus,
  PackageX,
  RotateCcw,
  Truck,
} from 'lucide-react';
import type { CallFailure } from '#console/base/call-mall.ts';
import { useCall } from '#console/base/use-call.ts';
import { countProducts, productsCountMax } from '#contract/catalogue/merchant.ts';
import { countStock, stockCountMax } from '#contract/catalogue/merchant-stock.ts';
import { chatFigures } from '#contract/chat/figures.ts';
import type { ShopScope } from '#contract/core/call.ts';
import { listShopQuestions, questionsCountMax } from '#contract/questions/merchant.ts';
import { listShopRefunds } from '#contract/refunds/merchant.ts';
import { listShopReviews, reviewsCountMax } from '#contract/reviews/merchant.ts';
import { countShopOrders, shopTabsCountMax } from '#contract/shipping/merchant.ts';

export type Task = {
  name: 'toShip' | 'refunds' | 'lowStock' | 'soldOut' | 'reviews' | 'questions' | 'chat' | 'refused';
  icon: LucideIcon;
  /** The list that it counts, within the shop. */
  to: string;
  query: UseQueryResult<unknown, CallFailure>;
  /** Undefined until it is known. */
  count: number | undefined;
  /** Counting stops here. */
  countMax?: number;
  /** When the first of them is over. */
  deadline?: string | null | undefined;
};

/** What waits for people with these scopes. */
export function useTasks(scopes: readonly ShopScope[]): Task[] {
  const isOff = (scope: ShopScope) => ({ isOff: !scopes.includes(scope) });
  const orders = useCall(countShopOrders, {}, isOff('orders'));
  const refunds = useCall(listShopRefunds, { due: '1', limit: 1 }, isOff('refunds'));
  const stock = useCall(countStock, {}, isOff('products'));
  const products = useCall(countProducts, {}, isOff('products'));
  const reviews = useCall(listShopReviews, { answered: 'no', limit: 1 }, isOff('reviews'));
  const questions = useCall(listShopQuestions, { answered: 'no', limit: 1 }, isOff('reviews'));
  const chats = useCall(chatFigures.merchant, { days: 1 }, isOff('chat'));
  const tasks: (Task & { scope: ShopScope })[] = [
    {
      ...{ name: 'toShip', scope: 'orders', icon: Truck, to: 'orders?status=paid&sort=oldest' },
      ...{ query: orders, count: orders.data?.paid, countMax: shopTabsCountMax },
    },
    {
      ...{ name: 'refunds', scope: 'refunds', icon: RotateCcw, to: 'refunds?status=due' },
      ...{ query: refunds, count: refunds.data?.total, deadline: refunds.data?.list[0]?.answerBy },
    },
    {
      ...{ name: 'reviews', scope: 'reviews', icon: MessageSquareText, to: 'reviews?answered=no' },
      ...{ query: reviews, count: reviews.data?.total, countMax: reviewsCountMax },
    },
    {
      ...{ name: 'questions', scope: 'reviews', icon: MessageCircleQuestionMark, to: 'questions?answered=no' },
      ...{ query: questions, count: questions.data?.total, countMax: questionsCountMax },
    },
    {
      ...{ name: 'chat', scope: 'chat', icon: MessagesSquare, to: 'chat' },
      ...{ query: chats, count: chats.data?.waiting },
    },
    {
      ...{ name: 'lowStock', scope: 'products', icon: PackageMinus, to: 'stock?status=low' },
      ...{ query: stock, count: stock.data?.low, countMax: stockCountMax },
    },
    {
      ...{ name: 'soldOut', scope: 'products', icon: PackageX, to: 'stock?status=out' },
      ...{ query: stock, count: stock.data?.out, countMax: stockCountMax },
    },
    {
      ...{ name: 'refused', scope: 'products', icon: Ban, to: 'products?status=refused' },
      ...{ query: products, count: products.data?.refused, countMax: productsCountMax },
    },
  ];
  return tasks.filter(({ scope }) => scopes.includes(scope));
}
