import type { Context } from 'hono';
import { html } from 'hono/html';
import { languageTag } from '#contract/core/languages.ts';
import { originFor } from '#server/http/mall-origin.ts';
import { requestLocale } from '#server/http/request-locale.ts';
import { standInText } from '#server/http/translations.ts';
import { demoPeople } from './test-users.ts';

const styles = {
  google: { name: 'Google', colour: '#1a73e8' },
  facebook: { name: 'Facebook', colour: '#0866ff' },
  twitter: { name: 'Twitter', colour: '#0f1419' },
} as const;

export type StandInName = keyof typeof styles;

// The page runs no script and fetches nothing. People are links, not forms, since the redirect leads to another origin.
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** The page on which one chooses a person, as a provider would ask for permission. */
export function showConsent(context: Context, standIn: StandInName, request: string): Response | Promise<Response> {
  const locale = requestLocale((name) => context.req.header(name));
  const { name, colour } = styles[standIn];
  const say = (key: Parameters<typeof standInText>[1]) => standInText(locale, key, { provider: name });
  const decide = (answer: string) =>
    `/dev/social/${standIn}/decide?${new URLSearchParams({ request, person: answer }).toString()}`;
  context.header('Content-Security-Policy', policy);
  context.header('Cache-Control', 'no-store');
  return context.html(html`<!doctype html>
<html lang="${languageTag(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${say('title')}</title>
<style>
:root { --colour: ${colour}; }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px; background: #f5f6f8; color: #1d2129; font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; }
main { width: 100%; max-width: 440px; padding: 32px; background: #fff; border-top: 6px solid var(--colour); border-radius: 12px; box-shadow: 0 8px 24px rgb(29 33 41 / 0.12); }
.name { margin: 0; color: var(--colour); font-size: 20px; font-weight: 700; }
h1 { margin: 12px 0 4px; font-size: 24px; line-height: 1.3; }
p { margin: 0; color: #4e5562; }
ul { list-style: none; margin: 24px 0; padding: 0; display: grid; gap: 12px; }
a { color: inherit; text-decoration: none; border-radius: 8px; }
a:focus-visible { outline: 2px solid var(--colour); outline-offset: 2px; }
li a { display: flex; align-items: center; gap: 16px; padding: 12px 16px; border: 1px solid #e6e8ec; }
li a:hover { border-color: var(--colour); background: #f5f6f8; }
.face { flex: none; display: grid; place-items: center; width: 44px; height: 44px; border-radius: 50%; background: var(--colour); color: #fff; font-weight: 700; }
.who { display: block; font-weight: 600; }
.address { display: block; color: #636b78; font-size: 14px; }
.cancel { display: block; padding: 10px; text-align: center; color: #4e5562; }
.cancel:hover { background: #f0f2f5; }
.demo { margin-top: 16px; padding-top: 16px; border-top: 1px solid #e6e8ec; font-size: 12px; color: #636b78; }
</style>
</head>
<body>
<main>
<p class="name">${name}</p>
<h1>${say('title')}</h1>
<p>${say('line')}</p>
<ul>
${demoPeople.map(
  (
    person,
  ) => html`<li><a href="${decide(person.key)}"><span class="face" aria-hidden="true">${person.name[0]}</span><span><span class="who">${person.name}</span><span class="address">${person.email}</span></span></a></li>
`,
)}</ul>
<a class="cancel" href="${decide('')}">${say('cancel')}</a>
<p class="demo">${say('demo')}</p>
</main>
</body>
</html>`);
}

/** Like any provider, a simulated one redirects only to registered addresses: the mall's own. */
export function isCallback(url: string | undefined, standIn: StandInName, mallUrl: string): url is string {
  const parsed = url === undefined ? null : URL.parse(url);
  if (!parsed || parsed.search || parsed.hash) return false;
  return parsed.origin === originFor(parsed.host, mallUrl) && parsed.pathname === `/middlewares/callback_${standIn}`;
}

/** Redirects back to the mall with these parameters. */
export function goBack(context: Context, callbackUrl: string, brings: Record<string, string>): Response {
  const url = new URL(callbackUrl);
  url.search = new URLSearchParams(brings).toString();
  context.header('Cache-Control', 'no-store');
  return context.redirect(url.href, 302);
}
