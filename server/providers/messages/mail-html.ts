import { type Locale, languageTag, withLocale } from '#contract/core/languages.ts';
import { mallName } from '#server/http/mall-name.ts';
import { mailPart } from '#server/http/translations.ts';
import { anchor, blockHtml } from './block-html.ts';
import { escapeHtml } from './escape-html.ts';
import type { MailBlock, MailTone } from './mail-blocks.ts';
import type { MailEnd } from './mail-end.ts';
import { mailHouse } from './mail-house.ts';
import { brand, fontsOf, isTall, light, styleSheet } from './mail-style.ts';

export type MailParts = {
  locale: Locale;
  subject: string;
  /** What the mail says first, in large letters. */
  heading: string;
  tone: MailTone;
  /** The preview that lists of mails show beside the subject. */
  preview: string;
  text: string;
  code: string | undefined;
  /** An address that stands in a line of the text: it becomes a button with this label. */
  action: { label: string; url: string } | null;
  blocks: readonly MailBlock[];
  end: MailEnd;
};

// Keeps mail programs from filling the rest of the preview with the first words of the mail.
const previewEnd = '&#847;&zwnj;&nbsp;'.repeat(40);

// Outlook for Windows knows no max-width, and scales pictures with the screen unless the mail says how many pixels an inch has.
const outlookHead =
  '<!--[if mso]><xml xmlns:o="urn:schemas-microsoft-com:office:office"><o:OfficeDocumentSettings><o:AllowPNG/><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><style>td,p,div,h1,h2,a{font-family:Arial,sans-serif!important}</style><![endif]-->';
const outlookBegin =
  '<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" align="center"><tr><td width="600"><![endif]-->';
const outlookEnd = '<!--[if mso]></td></tr></table><![endif]-->';

/**
 * The HTML of a mail: tables and styles on each element, because that is what mail programs support. Only pictures of the
 * mall are loaded; it is readable without them.
 */
export function mailHtml({
  locale,
  subject,
  heading,
  tone,
  preview,
  text,
  code,
  action,
  blocks,
  end,
}: MailParts): string {
  const lines = text
    .split('\n')
    .map((line) => (action && line.trim() === action.url ? actionHtml(locale, action) : lineHtml(locale, line, code)));
  return `<!doctype html>
<html lang="${languageTag(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<title>${escapeHtml(subject)}</title>
${outlookHead}
<style>${styleSheet()}</style>
</head>
<body class="g-page" style="margin:0;padding:0;background:${light.page}">
<div style="display:none;max-height:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px">${escapeHtml(preview)}${previewEnd}</div>
<table role="presentation" class="g-page" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${light.page}" style="background:${light.page}">
<tr><td class="g-around" align="center" style="padding:32px 16px 48px;font-family:${fontsOf(locale)}">
${outlookBegin}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;border-collapse:separate;text-align:left">
<tr><td style="padding:0 8px 20px">${logoHtml(locale)}</td></tr>
<tr><td class="g-card g-inside" bgcolor="${light.card}" style="padding:36px 40px 32px;background:${light.card};border-radius:16px">${toneHtml(tone)}<h1 class="g-ink g-title" style="margin:0 0 14px;color:${light.ink};font-size:26px;line-height:${isTall(locale) ? 1.45 : 1.25};font-weight:700;word-break:break-word">${escapeHtml(heading)}</h1>
${code ? codeHtml(locale, code) : ''}${lines.join('')}
${blocks.map(blockHtml).join('\n')}</td></tr>
<tr><td class="g-faint" style="padding:24px 8px 0;color:${light.faint};font-size:12px;line-height:1.7">${endHtml(locale, end)}</td></tr>
</table>
${outlookEnd}
</td></tr>
</table>
</body>
</html>
`;
}

function lineHtml(locale: Locale, line: string, code: string | undefined): string {
  const height = isTall(locale) ? 1.75 : 1.6;
  return `<p class="g-ink" style="margin:0 0 12px;color:${light.ink};font-size:16px;line-height:${height};word-break:break-word">${emphasised(line, code)}</p>`;
}

/** The mall's name beside its mark, or the logo that operators have chosen, on white: it is not made for dark pages. */
function logoHtml(locale: Locale): string {
  const { publicUrl, logo } = mailHouse();
  const home = escapeHtml(publicUrl + withLocale(locale, '/'));
  const name = escapeHtml(mallName(locale));
  if (logo)
    return `<a href="${home}" target="_blank" rel="noopener" style="display:inline-block;padding:6px 10px;background:#ffffff;border-radius:8px;text-decoration:none"><img src="${escapeHtml(`${publicUrl}/media/${logo.hash}/480.jpg`)}" width="${logo.width}" height="${logo.height}" alt="${name}" style="display:block;width:${logo.width}px;height:${logo.height}px;border:0;color:${light.ink};font-size:20px;font-weight:700"></a>`;
  const { light: colour } = brand()['brand-fill'];
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="border-collapse:separate"><tr><td class="g-fill" width="40" height="40" align="center" bgcolor="${colour}" style="width:40px;height:40px;background:${colour};border-radius:10px;font-size:0;line-height:0"><img src="${escapeHtml(`${publicUrl}/media/mark.png`)}" width="40" height="40" alt="" style="display:block;width:40px;height:40px;border:0"></td><td style="padding-left:12px;font-size:22px;line-height:40px;font-weight:700;letter-spacing:-0.3px"><a href="${home}" class="g-ink" target="_blank" rel="noopener" style="color:${light.ink};text-decoration:none">${name}</a></td></tr></table>`;
}

const tones = {
  good: { sign: '&#10003;', colour: light.success, soft: light.successSoft },
  attention: { sign: '!', colour: light.warning, soft: light.warningSoft },
} as const;

/** A sign and not a picture. It says nothing that the heading does not say. */
function toneHtml(tone: MailTone): string {
  if (tone === 'none') return '';
  const { sign, colour, soft } = tones[tone];
  const name = tone === 'good' ? 'g-good' : 'g-warn';
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px;border-collapse:separate"><tr><td class="${name}" aria-hidden="true" width="44" height="44" align="center" valign="middle" bgcolor="${soft}" style="width:44px;height:44px;background:${soft};border-radius:22px;color:${colour};font-size:22px;line-height:44px;font-weight:700">${sign}</td></tr></table>`;
}

/** In large figures that one click selects, with the warning beside them. */
function codeHtml(locale: Locale, code: string): string {
  const { 'brand-soft': soft, 'brand-deep': deep } = brand();
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0;border-collapse:separate"><tr><td class="g-code g-figure" align="center" bgcolor="${soft.light}" style="padding:22px 8px;background:${soft.light};border-radius:12px;color:${deep.light};font-family:Consolas,Menlo,'Courier New',monospace;font-size:38px;line-height:1.2;font-weight:700;letter-spacing:8px;-webkit-user-select:all;user-select:all">${escapeHtml(code)}</td></tr></table><p class="g-soft" style="margin:0 0 20px;color:${light.soft};font-size:14px;line-height:1.6;text-align:center">${escapeHtml(mailPart(locale, 'keepCode', {}))}</p>`;
}

/** A button, with the address below it for programs in which it does nothing. */
function actionHtml(locale: Locale, { label, url }: { label: string; url: string }): string {
  return `${blockHtml({ block: 'button', label, url })}<p class="g-faint" style="margin:0 0 16px;color:${light.faint};font-size:13px;line-height:1.6;word-break:break-all">${escapeHtml(mailPart(locale, 'buttonFails', {}))}<br>${anchor(url, url)}</p>`;
}

function emphasised(line: string, code: string | undefined): string {
  if (!code) return escapeHtml(line);
  return line
    .split(code)
    .map(escapeHtml)
    .join(`<strong>${escapeHtml(code)}</strong>`);
}

function endHtml(locale: Locale, { notes, company, links }: MailEnd): string {
  const name = `<strong>${escapeHtml(mallName(locale))}</strong>`;
  const linked = links.map(({ label, url }) => anchor(label, url)).join(' &nbsp;·&nbsp; ');
  const paragraphs = [
    ...(linked ? [linked] : []),
    ...notes.map(escapeHtml),
    [name, ...company.map(escapeHtml)].join('<br>'),
  ];
  return paragraphs.map((words) => `<p style="margin:0 0 10px">${words}</p>`).join('');
}
