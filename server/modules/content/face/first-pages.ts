import type { Texts } from '#contract/catalogue/product-content.ts';
import type { FaceOf } from '#contract/content/face.ts';
import { agreementId, type HelpPage } from '#contract/content/help-pages.ts';
import { locales } from '#contract/core/languages.ts';
import { userAgreementText } from '#server/http/translations.ts';
import { firstFaceTexts } from './first-texts.ts';

// In the order of the footer; their numbers stand in their addresses.
const guides = { buying: 1, delivery: 2, returns: 3, payment: 4, contact: 5 } as const;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A text of lines as rich text: a line that begins with "# " is a heading. */
const richText = (text: string): string =>
  text
    .split('\n')
    .map((line) => (line.startsWith('# ') ? `<h2>${escaped(line.slice(2))}</h2>` : `<p>${escaped(line)}</p>`))
    .join('');

const eachOf = (texts: Texts, change: (text: string) => string): Texts =>
  Object.fromEntries(Object.entries(texts).map(([locale, text]) => [locale, change(text)]));

function guide(name: keyof typeof guides): HelpPage {
  const [title, text] = [firstFaceTexts(`pages.${name}.title`), firstFaceTexts(`pages.${name}.text`)];
  return { key: name, id: guides[name], isOn: true, title, html: eachOf(text, richText) };
}

function agreement(): HelpPage {
  const texts = locales.map((locale) => [locale, userAgreementText(locale)] as const);
  return {
    ...{ key: 'agreement', id: agreementId, isOn: true, title: firstFaceTexts('links.agreement') },
    html: Object.fromEntries(texts.map(([locale, text]) => [locale, richText(text)])),
  };
}

let first: FaceOf<'pages'> | null = null;

/** The help pages of a new mall, with the agreement that is in force there. */
export function firstPages(): FaceOf<'pages'> {
  first ??= { list: [...(['buying', 'delivery', 'returns', 'payment', 'contact'] as const).map(guide), agreement()] };
  return first;
}
