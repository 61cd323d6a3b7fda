import type { Locale } from '#contract/core/languages.ts';
import { mallName } from '#server/http/mall-name.ts';
import { mailPart } from '#server/http/translations.ts';
import type { MailBlock } from './mail-blocks.ts';
import type { MailParts } from './mail-html.ts';

/** The mail as plain text: all that the HTML says, in the same order, with the addresses of its links. */
export function mailText({ locale, subject, heading, text, code, blocks, end }: Omit<MailParts, 'preview'>): string {
  const { notes, company, links } = end;
  return [
    ...(heading === subject ? [] : [heading]),
    text,
    ...(code ? [mailPart(locale, 'keepCode', {})] : []),
    ...blocks.map((block) => blockText(locale, block)),
    [
      '-- ', // mail programs know by this line that the rest is not what someone has written (RFC 3676)
      [mallName(locale), ...company].join('\n'),
      ...notes,
      links.map(({ label, url }) => labelled(locale, label, url)).join('\n'),
    ].join('\n'),
  ].join('\n\n');
}

const labelled = (locale: Locale, label: string, value: string) => mailPart(locale, 'labelled', { label, value });

function blockText(locale: Locale, block: MailBlock): string {
  switch (block.block) {
    case 'heading':
      return block.text;
    case 'steps':
      return block.steps.map((step, place) => (place < block.done ? `[x] ${step}` : `[ ] ${step}`)).join('  ');
    case 'sum':
      return labelled(locale, block.label, block.amount);
    case 'products':
      return [
        ...block.products.map(
          ({ name, variant, quantity, amount }) =>
            `* ${name}${variant ? ` (${variant})` : ''}\n  ${quantity} · ${amount}`,
        ),
        ...(block.more ? [block.page ? labelled(locale, block.more, block.page) : block.more] : []),
      ].join('\n');
    case 'amounts':
    case 'facts':
    case 'box':
      return block.rows.map(({ label, value }) => labelled(locale, label, value)).join('\n');
    case 'quote':
      return block.text
        .split('\n')
        .map((words) => `> ${words}`)
        .join('\n');
    case 'button':
    case 'link':
      return labelled(locale, block.label, block.url);
  }
}
