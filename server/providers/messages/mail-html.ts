import { type Locale, languageTag } from '#contract/core/languages.ts';
import { mallName } from '#server/http/mall-name.ts';
import { escapeHtml } from './escape-html.ts';
import { blockHtml, blockText, type MailBlock } from './mail-blocks.ts';

type MailParts = {
  locale: Locale;
  subject: string;
  /** The preview that lists of mails show beside the subject. */
  preview: string;
  text: string;
  code: string | undefined;
  blocks: readonly MailBlock[];
  footer: string;
};

const fonts = "system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";

// Only rules that cannot be inline styles: the mail is readable without them.
const darkMode = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){.g-page{background:#121417!important}.g-card{background:#1d2129!important;color:#f0f2f5!important}.g-soft{color:#aab1bd!important}.g-line{border-color:#3a404b!important}.g-quote{background:#2a2f38!important}.g-code{background:#3a1d19!important;color:#ff9c8f!important}}`;

// Keeps mail programs from filling the rest of the preview with the first words of the mail.
const previewEnd = '&#847;&zwnj;&nbsp;'.repeat(40);

/**
 * The HTML of a mail: tables and styles on each element, because that is what mail programs support. Only pictures of
 * products are loaded; it is readable without them.
 */
export function mailHtml({ locale, subject, preview, text, code, blocks, footer }: MailParts): string {
  const lines = text
    .split('\n')
    .map((line) => `<p style="margin:0 0 12px;font-size:16px;line-height:1.6">${emphasised(line, code)}</p>`);
  return `<!doctype html>
<html lang="${languageTag(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${darkMode}</style>
</head>
<body class="g-page" style="margin:0;padding:0;background:#f5f6f8">
<div style="display:none;max-height:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px">${escapeHtml(preview)}${previewEnd}</div>
<table role="presentation" class="g-page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f5f6f8">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" class="g-card" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;background:#ffffff;border-radius:12px;overflow:hidden;font-family:${fonts};color:#1d2129;text-align:left">
<tr><td bgcolor="#d42c17" style="background:#d42c17;padding:18px 32px;color:#ffffff;font-size:20px;font-weight:700;letter-spacing:0.5px">${escapeHtml(mallName(locale))}</td></tr>
<tr><td style="padding:28px 32px 8px"><h1 style="margin:0 0 16px;font-size:22px;line-height:1.35">${escapeHtml(subject)}</h1>${code ? codeBlock(code) : ''}${lines.join('')}${blocks.map(blockHtml).join('')}</td></tr>
<tr><td class="g-soft g-line" style="padding:16px 32px 24px;border-top:1px solid #e6e8ec;color:#636b78;font-size:12px;line-height:1.6">${escapeHtml(footer)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

/** The mail as plain text. */
export function mailText(text: string, blocks: readonly MailBlock[]): string {
  return [text, ...blocks.map(blockText)].join('\n\n');
}

/** In large digits that can be copied with one double click. */
function codeBlock(code: string): string {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td class="g-code" align="center" style="padding:20px 12px;background:#fdecea;border-radius:8px;color:#b92412;font-family:Consolas,Menlo,monospace;font-size:36px;line-height:1.2;font-weight:700;letter-spacing:8px">${escapeHtml(code)}</td></tr></table><div style="height:24px;line-height:24px">&nbsp;</div>`;
}

function emphasised(line: string, code: string | undefined): string {
  if (!code) return escapeHtml(line);
  return line
    .split(code)
    .map(escapeHtml)
    .join(`<strong>${escapeHtml(code)}</strong>`);
}
