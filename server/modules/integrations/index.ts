export { findKey } from '#server/modules/integrations/keys/key-queries.ts';
export { dropWaitingDelivery, sendDeliveryAgain } from '#server/modules/integrations/webhooks/open-deliveries.ts';
export { listOpenDeliveriesOf } from '#server/modules/integrations/webhooks/open-delivery-queries.ts';
export {
  queueOrdersPaid,
  queueParcelSent,
  queuePayoutMoved,
  queueRefundAsked,
  queueStockLow,
} from '#server/modules/integrations/webhooks/queue-events.ts';
export { deleteOldDeliveries, sendWebhooks } from '#server/modules/integrations/webhooks/send-webhooks.ts';
export { webhookSwitchedOff } from './events.ts';
