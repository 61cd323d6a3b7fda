import { type Locale, languageTag } from '#contract/languages.ts';

type MailParts = { locale: Locale; subject: string; text: string; code: string | undefined; footer: string };

const fonts = "system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";

/**
 * A mail as it is looked at. Tables and styles on each element, because that is what mail programs understand; nothing
 * is fetched from anywhere, so it looks the same with pictures switched off and tells nobody that it was opened.
 */
export function mailHtml({ locale, subject, text, code, footer }: MailParts): string {
  const lines = text.split('\n').map((line) => `<p style="margin:0 0 12px">${emphasised(line, code)}</p>`);
  return `<!doctype html>
<html lang="${languageTag(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background:#f5f6f8">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f5f6f8">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:560px;background:#ffffff;border-radius:12px;overflow:hidden;font-family:${fonts};color:#1d2129">
<tr><td style="background:#d42c17;padding:20px 32px;color:#ffffff;font-size:20px;font-weight:700;letter-spacing:0.5px">Galleria</td></tr>
<tr><td style="padding:32px 32px 20px;font-size:16px;line-height:1.6">${code ? codeBlock(code) : ''}${lines.join('')}</td></tr>
<tr><td style="padding:16px 32px 24px;border-top:1px solid #e6e8ec;color:#636b78;font-size:12px;line-height:1.6">${escapeHtml(footer)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

/** In figures that can be read from a step away and copied with one double click. */
function codeBlock(code: string): string {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" style="padding:20px 12px;background:#fdecea;border-radius:8px;color:#b92412;font-family:Consolas,Menlo,monospace;font-size:36px;line-height:1.2;font-weight:700;letter-spacing:8px">${escapeHtml(code)}</td></tr></table><div style="height:24px;line-height:24px">&nbsp;</div>`;
}

function emphasised(line: string, code: string | undefined): string {
  if (!code) return escapeHtml(line);
  return line
    .split(code)
    .map(escapeHtml)
    .join(`<strong>${escapeHtml(code)}</strong>`);
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
