import { scriptHashes } from '#server/http/security-headers.ts';
import type { Api } from '#server/http/serve.ts';

// The console's policy would take a mail's styles away, also in a frame that it fills itself. So the mail is shown by an empty page
// with a policy of its own, to which the console hands the HTML. In its sandbox it is of no origin, and no script of a mail would run.

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Mail</title>
<script>addEventListener('message', ({ source, data }) => {
  if (source !== parent || typeof data !== 'string') return;
  const mail = new DOMParser().parseFromString(data, 'text/html');
  document.replaceChild(document.adoptNode(mail.documentElement), document.documentElement);
});</script>
</head>
<body></body>
</html>
`;

const policy = [
  "default-src 'none'",
  `script-src ${scriptHashes(page).join(' ')}`,
  "style-src 'unsafe-inline'",
  'img-src http: https:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox',
].join('; ');

export const mailFramePath = '/api/files/mail-frame';

/** Serves the page in which the console shows a mail. */
export function serveMailFrame(api: Api): void {
  api.get(mailFramePath, () => {
    const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy };
    return new Response(page, { headers });
  });
}
