import type { Context } from 'hono';
import { isbot } from 'isbot';
import { z } from 'zod';
import { seenPath } from '#contract/insights/seen-path.ts';
import { placeOrder } from '#contract/orders/shopper-checkout.ts';
import { limitBody } from '#server/http/limit-body.ts';
import { limits } from '#server/http/limits.ts';
import { readText } from '#server/http/read-body.ts';
import type { Api, ApiVariables } from '#server/http/serve.ts';
import { type Browser, noteOrdered, noteSeen } from './note-seen.ts';
import { arrivalAt, seenAt } from './read-seen.ts';

type ApiContext = Context<{ Variables: ApiVariables }>;

/** Receives what pages say about being opened. Whatever is sent is answered alike: a page has nothing to learn from it. */
export function serveSeen(api: Api): void {
  api.post(seenPath, limitBody(limits.seenBytes), async (context) => {
    const body = await readText(context);
    const browser = browserOf(context);
    const opened = browser && readOpened(body, context.req.header('host') ?? '');
    if (opened) noteSeen(browser, opened.seen, opened.arrival);
    return context.body(null, 204);
  });
  // Orders say themselves that they were placed. Only here is it known from which browser.
  api.use(placeOrder.path, async (context, next) => {
    await next();
    const browser = browserOf(context);
    if (!browser || context.res.status !== 200) return;
    const placed = Placed.safeParse(await context.res.clone().json());
    if (placed.success) noteOrdered(browser, placed.data.data.orderNumbers);
  });
}

const Placed = z.object({ data: z.object({ orderNumbers: z.array(z.string()) }) });

const agentMax = 400;

/** Who sends it, if they may be counted: programs are no visitors, and who asks not to be followed is not. */
function browserOf(context: ApiContext): Browser | null {
  const agent = context.req.header('user-agent')?.slice(0, agentMax) ?? '';
  // A page of another site must not make up visits.
  const isForeign = (context.req.header('sec-fetch-site') ?? 'same-origin') !== 'same-origin';
  const refuses = context.req.header('sec-gpc') === '1' || context.req.header('dnt') === '1';
  return isForeign || refuses || agent === '' || isbot(agent) ? null : { address: context.get('source'), agent };
}

const addressMax = 2_000;
const Opened = z.object({ here: z.string().max(addressMax), from: z.string().max(addressMax) });

/** What a page says: its own address and the one before, of which only the kind is stored. */
function readOpened(body: string, host: string) {
  try {
    const { here, from } = Opened.parse(JSON.parse(body));
    const address = new URL(here);
    const seen = address.host === host ? seenAt(address) : null;
    return seen && { seen, arrival: arrivalAt(address, URL.canParse(from) ? new URL(from) : null) };
  } catch {
    return null; // a page of another version, or none of ours
  }
}
