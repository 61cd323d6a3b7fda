import { type ComponentType, createContext, use } from 'react';
import type { deskCalls, ShopperOrder } from '#contract/chat/desk.ts';
import type { reportShopper } from '#contract/chat/merchant.ts';
import type { phraseCalls } from '#contract/chat/phrases.ts';
import type { DeskChat } from '#contract/chat/values.ts';
import type { ChatClient } from '#ui/chat/chat-client.ts';

/** Those of shops. The platform's have the same inputs and outputs (contract/chat/desk.ts). */
export type DeskCalls = ReturnType<typeof deskCalls<'merchant'>> & ReturnType<typeof phraseCalls<'merchant'>>;

/** At which desk someone answers, and what is different there. */
export type DeskSide = {
  calls: DeskCalls;
  /** Null: the platform. */
  shopId: number | null;
  /** Where its screens are, within the console. */
  path: string;
  /** Shops report a shopper to the platform. */
  report: typeof reportShopper | null;
  /** Where an order opens; null for people who may not see orders. */
  orderPath: ((orderNo: string) => string) | null;
  /** What can be done with an order of the shopper from here. */
  OrderActs: ComponentType<{ order: ShopperOrder }> | null;
};

export const DeskSideContext = createContext<DeskSide | null>(null);

export function useDeskSide(): DeskSide {
  const side = use(DeskSideContext);
  if (!side) throw new Error('No desk around this screen');
  return side;
}

export type DeskClient = ChatClient<DeskChat>;
export const DeskClientContext = createContext<DeskClient | null>(null);

export function useDeskClient(): DeskClient {
  const client = use(DeskClientContext);
  if (!client) throw new Error('No client around this conversation');
  return client;
}
