import { getOutboxMail, getSampleMail, listOutbox, listSampleMails } from '#contract/notifications/developer.ts';
import { Refusal } from '#server/http/refusal.ts';
import { type Api, serve } from '#server/http/serve.ts';
import { openMailLinks } from './mail-links.ts';
import { findMessage, listMessages } from './queries.ts';
import { serveSiteNotifications } from './site/notification-routes.ts';
import { findMail, listMails } from './texts/sample-mails.ts';
import { serveMessageTexts } from './texts/text-routes.ts';

export function serveNotifications(api: Api, { isDemo, publicUrl }: { isDemo: boolean; publicUrl: string }): void {
  openMailLinks({ publicUrl });
  // Whoever reads the outbox can sign in as anyone, so only the demo mall has it.
  const assertDemo = () => {
    if (!isDemo) throw new Refusal('outbox_closed');
  };
  serve(api, listOutbox, async ({ to }) => {
    assertDemo();
    return listMessages(to);
  });
  serve(api, getOutboxMail, async ({ id }) => {
    assertDemo();
    const message = await findMessage(id);
    if (!message) throw new Refusal('not_found');
    return message;
  });
  serve(api, listSampleMails, ({ language }) => {
    assertDemo();
    return listMails(language);
  });
  serve(api, getSampleMail, ({ kind, language }) => {
    assertDemo();
    return findMail(kind, language);
  });
  serveMessageTexts(api);
  serveSiteNotifications(api);
}
