import type { Context } from 'hono';
import { html } from 'hono/html';
import { languageTag } from '#contract/core/languages.ts';
import { requestLocale } from '#server/http/request-locale.ts';
import { type ScanPageKey, scanPageText } from '#server/http/translations.ts';
import type { Payment } from './sandbox-payment.ts';

// The page runs no scripts and loads nothing.
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** The page on the phone that has scanned a code: the amount, and whether to pay it. */
export function showScanPage(context: Context, payment: Payment | null): Response | Promise<Response> {
  const locale = requestLocale((name) => context.req.header(name));
  const amount = payment
    ? new Intl.NumberFormat(languageTag(locale), { style: 'currency', currency: payment.currency }).format(
        payment.amount / 100,
      )
    : '';
  const say = (key: ScanPageKey) => scanPageText(locale, key, { amount });
  const kind = kindOf(payment);
  const titles = { ask: say('title'), declined: say('declined'), paid: say('paid'), over: say('over') };
  context.header('Content-Security-Policy', policy);
  context.header('Cache-Control', 'no-store');
  return context.html(
    html`<!doctype html>
<html lang="${languageTag(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${titles[kind]}</title>
<style>
* { box-sizing: border-box; }
body { margin: 0; min-height: 100svh; display: flex; flex-direction: column; padding: 24px; background: #f5f6f8; color: #1d2129; font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; }
main { margin: auto; width: 100%; max-width: 420px; padding: 32px 24px; background: #fff; border-radius: 16px; text-align: center; box-shadow: 0 8px 24px rgb(29 33 41 / 0.08); }
.demo { margin: 0 auto; max-width: 420px; padding: 10px 16px; border-radius: 8px; background: #fff4e0; color: #7a4a00; font-size: 14px; text-align: center; }
.to { margin: 0; color: #4e5562; }
.amount { margin: 8px 0 24px; font-size: 44px; font-weight: 700; line-height: 1.1; font-variant-numeric: tabular-nums; }
h1 { margin: 0 0 8px; font-size: 24px; line-height: 1.3; }
.line { margin: 0 0 8px; color: #4e5562; }
form { display: grid; gap: 12px; }
button { min-height: 52px; border: 0; border-radius: 12px; font: inherit; font-weight: 600; cursor: pointer; }
button:focus-visible { outline: 3px solid #1d2129; outline-offset: 2px; }
.pay { background: #d12c17; color: #fff; }
.decline { background: #f0f2f5; color: #1d2129; }
.mark { display: grid; place-items: center; width: 72px; height: 72px; margin: 0 auto 16px; border-radius: 50%; font-size: 36px; font-weight: 700; color: #fff; }
.good { background: #14804a; }
.bad { background: #636b78; }
</style>
</head>
<body>
<p class="demo">${say('demo')}</p>
<main>
${kind === 'ask' ? html`<p class="to">${say('shop')}</p><h1 class="amount">${amount}</h1>` : ''}
${kind === 'paid' ? result('good', '✓', say('paid'), say('paidLine')) : ''}
${kind === 'over' ? result('bad', '!', say('over'), say('overLine')) : ''}
${kind === 'declined' ? result('bad', '!', say('declined'), say('declinedLine')) : ''}
${
  kind === 'ask' || kind === 'declined'
    ? html`<form method="post">
<button class="pay" name="decision" value="pay">${say('pay')}</button>
${kind === 'ask' ? html`<button class="decline" name="decision" value="decline">${say('decline')}</button>` : ''}
</form>`
    : ''
}
</main>
</body>
</html>`,
    payment ? 200 : 404,
  );
}

function result(look: 'good' | 'bad', mark: string, title: string, line: string) {
  return html`<div class="mark ${look}" aria-hidden="true">${mark}</div><h1>${title}</h1><p class="line">${line}</p>`;
}

function kindOf(payment: Payment | null): 'ask' | 'declined' | 'paid' | 'over' {
  if (!payment || payment.state === 'cancelled') return 'over';
  if (payment.state === 'succeeded') return 'paid';
  return payment.failure ? 'declined' : 'ask';
}
