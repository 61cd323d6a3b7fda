import { postWebhook, type Resolve, resolveByServers, type SentWebhook, type WebhookAnswer } from './post-webhook.ts';
import { readTarget } from './webhook-target.ts';

type Open = { allowsLocal: boolean; resolve: Resolve };

let open: Open = { allowsLocal: false, resolve: resolveByServers };

/** Sets where this process sends webhooks: to public addresses, and in tests to this machine too. */
export function openWebhookSender({ allowsLocal, resolve = resolveByServers }: Partial<Open>): void {
  open = { allowsLocal: allowsLocal ?? false, resolve };
}

/** Whether webhooks may have this address, as far as it can be seen from its text. */
export const isAllowedTarget = (url: string): boolean => readTarget(url, open.allowsLocal) !== null;

export const sendWebhook = (sent: SentWebhook): Promise<WebhookAnswer> => postWebhook(sent, open);
