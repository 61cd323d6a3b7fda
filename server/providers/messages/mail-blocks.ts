import { escapeHtml } from './escape-html.ts';

export type MailProduct = {
  name: string;
  /** Its options, such as "Blue / L". Empty when it has none. */
  variant: string;
  /** "Qty: 2", in the reader's language. */
  quantity: string;
  amount: string;
  /** The whole address of a picture. */
  picture: string;
};
export type MailRow = { label: string; value: string };

/** The parts of a mail below its first sentences. Every text is in the reader's language. */
export type MailBlock =
  | { block: 'heading'; text: string }
  | { block: 'products'; products: readonly MailProduct[] }
  /** The last row is the total. */
  | { block: 'amounts'; rows: readonly MailRow[] }
  | { block: 'facts'; rows: readonly MailRow[] }
  | { block: 'quote'; text: string }
  | { block: 'button'; label: string; url: string }
  /** Less important than a button. */
  | { block: 'link'; label: string; url: string };

/** A block as HTML for mail programs: tables, and styles on each element. The classes only serve dark mode. */
export function blockHtml(block: MailBlock): string {
  switch (block.block) {
    case 'heading':
      return `<h2 style="margin:24px 0 4px;font-size:16px;line-height:1.4">${escapeHtml(block.text)}</h2>`;
    case 'products':
      return table(block.products.map(productRow).join(''), 'margin:8px 0 4px');
    case 'amounts':
      return table(
        block.rows.map((row, place) => amountRow(row, place === block.rows.length - 1)).join(''),
        'margin:8px 0 16px',
      );
    case 'facts':
      return table(block.rows.map(factRow).join(''), 'margin:12px 0 16px');
    case 'quote':
      return `<div class="g-quote" style="margin:12px 0 16px;padding:12px 16px;border-left:4px solid #d42c17;background:#f5f6f8;line-height:1.6">${withBreaks(block.text)}</div>`;
    case 'link':
      return `<p style="margin:0 0 16px;font-size:13px"><a href="${escapeHtml(block.url)}" class="g-soft" target="_blank" rel="noopener" style="color:#636b78">${escapeHtml(block.label)}</a></p>`;
    case 'button':
      return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:20px 0 24px"><tr><td bgcolor="#d42c17" style="border-radius:8px;background:#d42c17"><a href="${escapeHtml(block.url)}" target="_blank" rel="noopener" style="display:inline-block;padding:12px 28px;color:#ffffff;font-size:16px;font-weight:600;line-height:1.4;text-decoration:none">${escapeHtml(block.label)}</a></td></tr></table>`;
  }
}

function table(rows: string, style: string): string {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="${style}">${rows}</table>`;
}

const line = 'border-top:1px solid #e6e8ec';

function productRow({ name, variant, quantity, amount, picture }: MailProduct): string {
  const options = variant
    ? `<div class="g-soft" style="color:#636b78;font-size:13px">${escapeHtml(variant)}</div>`
    : '';
  return `<tr><td class="g-line" width="72" valign="top" style="${line};padding:12px 12px 12px 0"><img src="${escapeHtml(picture)}" width="72" height="72" alt="" style="display:block;width:72px;height:72px;object-fit:cover;border:0;border-radius:8px;background:#f0f2f5"></td><td class="g-line" valign="top" style="${line};padding:12px 0;font-size:14px;line-height:1.5"><div style="font-weight:600">${escapeHtml(name)}</div>${options}<div class="g-soft" style="color:#636b78;font-size:13px">${escapeHtml(quantity)}</div></td><td class="g-line" align="right" valign="top" style="${line};padding:12px 0 12px 12px;font-size:14px;line-height:1.5;font-weight:600;white-space:nowrap">${escapeHtml(amount)}</td></tr>`;
}

function amountRow({ label, value }: MailRow, isTotal: boolean): string {
  const style = isTotal ? `${line};padding:10px 0 4px;font-size:16px;font-weight:700` : 'padding:3px 0;font-size:14px';
  return `<tr><td class="g-line" style="${style}">${escapeHtml(label)}</td><td class="g-line" align="right" style="${style};white-space:nowrap">${escapeHtml(value)}</td></tr>`;
}

function factRow({ label, value }: MailRow): string {
  return `<tr><td class="g-soft" width="160" valign="top" style="padding:4px 16px 4px 0;color:#636b78;font-size:14px;line-height:1.5">${escapeHtml(label)}</td><td valign="top" style="padding:4px 0;font-size:14px;line-height:1.5;word-break:break-word">${withBreaks(value)}</td></tr>`;
}

const withBreaks = (text: string) => escapeHtml(text).replaceAll(/\r?\n/g, '<br>');

/** The block as plain text. */
export function blockText(block: MailBlock): string {
  switch (block.block) {
    case 'heading':
      return block.text;
    case 'products':
      return block.products
        .map(
          ({ name, variant, quantity, amount }) =>
            `* ${name}${variant ? ` (${variant})` : ''}\n  ${quantity} · ${amount}`,
        )
        .join('\n');
    case 'amounts':
    case 'facts':
      return block.rows.map(({ label, value }) => `${label}: ${value}`).join('\n');
    case 'quote':
      return block.text
        .split('\n')
        .map((words) => `> ${words}`)
        .join('\n');
    case 'button':
    case 'link':
      return `${block.label}: ${block.url}`;
  }
}
