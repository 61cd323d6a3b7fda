import type { z } from 'zod';
import type { OutputOf } from '#contract/core/call.ts';
import { localized } from '#contract/core/languages.ts';
import * as contract from '#contract/machine/platform-outbox.ts';
import { transaction } from '#server/database/connection.ts';
import type { Caller } from '#server/http/caller.ts';
import { maskContact } from '#server/modules/identity/index.ts';
import { dropWaitingDelivery, listOpenDeliveriesOf, sendDeliveryAgain } from '#server/modules/integrations/index.ts';
import { logOperatorAct } from '#server/modules/operators/index.ts';
import {
  dropOpenMessage,
  listOpenMessages,
  type OpenMessage,
  sendMessageAgain,
} from '#server/providers/messages/open-messages.ts';

type Operator = Caller<'platform'>;
type Listed = z.output<typeof contract.listWaitingMessages.input>;
type Dropped = z.output<typeof contract.dropMessage.input>;

const kindOf = ({ cause }: Pick<OpenMessage, 'cause'>) => cause?.split(':')[0] ?? '';

/** Mails and text messages that wait, or that could not be sent. */
export async function listMessages({
  state = 'waiting',
  page,
  limit,
}: Listed): Promise<OutputOf<typeof contract.listWaitingMessages>> {
  const { list, total } = await listOpenMessages({ state, page, limit, countMax: contract.outboxCountMax });
  return {
    list: list.map((message) => ({
      ...{ id: message.id, channel: message.channel, tries: message.tries, canRetry: !message.hadCode },
      recipient: maskContact(message.recipient),
      kind: kindOf(message),
      writtenAt: message.writtenAt.toISOString(),
      triedAt: message.triedAt?.toISOString() ?? null,
      nextTryAt: message.failure === null ? message.nextTryAt.toISOString() : null,
      failure: message.failure ?? '',
    })),
    ...{ total, page, limit },
  };
}

export function retryMessage(by: Operator, id: number): Promise<null> {
  return transaction(async (tx) => {
    const message = await sendMessageAgain(tx, id);
    await logOperatorAct(tx, by, { act: 'message_retried', subject: subjectOf(message) });
    return null;
  });
}

export function dropMessage(by: Operator, { id, reason }: Dropped): Promise<null> {
  return transaction(async (tx) => {
    const message = await dropOpenMessage(tx, id);
    await logOperatorAct(tx, by, { act: 'message_dropped', subject: subjectOf(message), reason });
    return null;
  });
}

/** Without the person: the log is read by others than the machine room. */
const subjectOf = (message: OpenMessage) => [message.id, kindOf(message)].filter(Boolean).join(' ');

/** Deliveries to webhooks that wait, or that have failed. */
export async function listDeliveries(
  { state = 'waiting', page, limit }: Listed,
  { locale }: Operator,
): Promise<OutputOf<typeof contract.listOpenDeliveries>> {
  const { list, total } = await listOpenDeliveriesOf({ state, page, limit, countMax: contract.outboxCountMax });
  return {
    list: list.map(({ delivery, shopName, isWebhookOn }) => ({
      ...{ id: delivery.id, shopId: delivery.shopId, kind: delivery.kind, tries: delivery.tries, isWebhookOn },
      ...{ failure: delivery.failure, answerStatus: delivery.answerStatus },
      shopName: localized(shopName, locale),
      queuedAt: delivery.queuedAt.toISOString(),
      triedAt: delivery.triedAt?.toISOString() ?? null,
      nextTryAt: delivery.state === 'waiting' ? delivery.nextTryAt.toISOString() : null,
    })),
    ...{ total, page, limit },
  };
}

export function retryDelivery(by: Operator, id: number): Promise<null> {
  return transaction(async (tx) => {
    const { kind } = await sendDeliveryAgain(tx, id);
    await logOperatorAct(tx, by, { act: 'delivery_retried', subject: `${id} ${kind}` });
    return null;
  });
}

export function dropDelivery(by: Operator, { id, reason }: Dropped): Promise<null> {
  return transaction(async (tx) => {
    const { kind } = await dropWaitingDelivery(tx, id);
    await logOperatorAct(tx, by, { act: 'delivery_dropped', subject: `${id} ${kind}`, reason });
    return null;
  });
}
