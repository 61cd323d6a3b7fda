import { listOutbox } from '#contract/notifications.ts';
import { Refusal } from '#server/http/refusal.ts';
import { type Api, serve } from '#server/http/serve.ts';
import { listMessages } from './queries.ts';

export function serveNotifications(api: Api, { isDemo }: { isDemo: boolean }): void {
  serve(api, listOutbox, async ({ to }) => {
    // Whoever reads the outbox can sign in as anybody, so outside the demo mall there is none.
    if (!isDemo) throw new Refusal('outbox_closed');
    return listMessages(to);
  });
}
