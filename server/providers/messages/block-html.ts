import { escapeHtml } from './escape-html.ts';
import type { MailBlock, MailProduct, MailRow } from './mail-blocks.ts';
import { brand, figures, light } from './mail-style.ts';

/** A block as HTML for mail programs: tables, and styles on each element. The classes only serve dark mode and narrow windows. */
export function blockHtml(block: MailBlock): string {
  switch (block.block) {
    case 'heading':
      return `<h2 class="g-ink" style="margin:28px 0 4px;color:${light.ink};font-size:16px;line-height:1.4;font-weight:600">${escapeHtml(block.text)}</h2>`;
    case 'steps':
      return stepsHtml(block.steps, block.done);
    case 'sum':
      return `<table ${whole} style="margin:8px 0 20px"><tr><td class="g-surface" bgcolor="${light.surface}" style="padding:18px 20px;background:${light.surface};border-radius:12px"><div class="g-soft" style="color:${light.soft};font-size:13px;line-height:1.5">${escapeHtml(block.label)}</div><div class="g-ink" style="color:${light.ink};font-size:30px;line-height:1.3;font-weight:700;${figures}">${escapeHtml(block.amount)}</div></td></tr></table>`;
    case 'products':
      return table(
        block.products.map(productRow).join('') + (block.more ? moreRow(block.more, block.page) : ''),
        'margin:12px 0 4px',
      );
    case 'amounts':
      return table(
        block.rows.map((row, place) => amountRow(row, block.rows.length - 1 - place)).join(''),
        'margin:12px 0 20px',
      );
    case 'facts':
      return table(block.rows.map(factRow).join(''), 'margin:12px 0 20px', 'g-facts');
    case 'box':
      return `<table ${whole} style="margin:8px 0 20px"><tr><td class="g-surface" bgcolor="${light.surface}" style="padding:12px 20px;background:${light.surface};border-radius:12px">${table(block.rows.map(boxRow).join(''), '')}</td></tr></table>`;
    case 'quote':
      return `<table ${whole} style="margin:8px 0 20px"><tr><td class="g-fill" width="4" bgcolor="${brand()['brand-fill'].light}" style="background:${brand()['brand-fill'].light};font-size:0">&nbsp;</td><td class="g-surface g-ink" bgcolor="${light.surface}" style="padding:14px 20px;background:${light.surface};color:${light.ink};font-size:15px;line-height:1.6;word-break:break-word">${withBreaks(block.text)}</td></tr></table>`;
    case 'link':
      return `<p style="margin:0 0 16px;font-size:14px;line-height:1.6">${anchor(block.label, block.url)}</p>`;
    case 'button': {
      const { light: colour } = brand()['brand-fill'];
      return `<table role="presentation" class="g-button" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0 12px;border-collapse:separate"><tr><td class="g-fill" align="center" bgcolor="${colour}" style="border-radius:10px;background:${colour};mso-padding-alt:14px 28px"><a href="${escapeHtml(block.url)}" target="_blank" rel="noopener" style="display:inline-block;padding:14px 28px;color:#ffffff;font-size:16px;font-weight:600;line-height:20px;text-decoration:none">${escapeHtml(block.label)}</a></td></tr></table>`;
    }
  }
}

const whole = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';
const table = (rows: string, style: string, name = '') =>
  `<table ${whole}${name && ` class="${name}"`} style="${style}">${rows}</table>`;
const line = `border-top:1px solid ${light.line}`;

export function anchor(label: string, url: string): string {
  return `<a href="${escapeHtml(url)}" class="g-link" target="_blank" rel="noopener" style="color:${brand().brand.light}">${escapeHtml(label)}</a>`;
}

/** Bars and not pictures: they are there before pictures are loaded, and in every program. */
function stepsHtml(steps: readonly string[], done: number): string {
  const width = Math.floor(100 / steps.length);
  const cells = steps.map((step, place) => {
    const isDone = place < done;
    const [colour, name] = isDone ? [light.success, 'done'] : [light.line, 'bar'];
    const words = place === done - 1 ? 'font-weight:600' : 'font-weight:400';
    const ink = isDone ? ['g-ink', light.ink] : ['g-faint', light.faint];
    return `<td width="${width}%" valign="top" style="padding:0 ${place === steps.length - 1 ? 0 : 6}px 0 0"><table ${whole}><tr><td class="g-${name}" height="6" bgcolor="${colour}" style="height:6px;background:${colour};border-radius:3px;font-size:0;line-height:6px">&nbsp;</td></tr></table><div class="${ink[0]}" style="padding-top:8px;color:${ink[1]};font-size:13px;line-height:1.4;${words}">${isDone ? '&#10003;&nbsp;' : ''}${escapeHtml(step)}</div></td>`;
  });
  return table(`<tr>${cells.join('')}</tr>`, 'margin:12px 0 24px');
}

const altMax = 60;

function productRow({ name, variant, quantity, amount, picture }: MailProduct, place: number): string {
  const edge = place === 0 ? '' : `${line};`;
  const options = variant
    ? `<div class="g-soft" style="color:${light.soft};font-size:13px;line-height:1.5">${escapeHtml(variant)}</div>`
    : '';
  const alt = [...name].slice(0, altMax).join('');
  return `<tr><td class="g-line g-picture" width="80" valign="top" style="${edge}padding:14px 14px 14px 0"><img src="${escapeHtml(picture)}" width="80" height="80" alt="${escapeHtml(alt)}" style="display:block;width:80px;height:80px;object-fit:cover;border:0;border-radius:10px;background:${light.page};color:${light.faint};font-size:11px;line-height:1.3;overflow:hidden"></td><td class="g-line" valign="top" style="${edge}padding:14px 0;font-size:15px;line-height:1.45;word-break:break-word"><div class="g-ink" style="color:${light.ink};font-weight:600">${escapeHtml(name)}</div>${options}<div class="g-soft" style="color:${light.soft};font-size:13px;line-height:1.5">${escapeHtml(quantity)}</div></td><td class="g-line g-ink" align="right" valign="top" style="${edge}padding:14px 0 14px 12px;color:${light.ink};font-size:15px;line-height:1.45;font-weight:600;${figures}">${escapeHtml(amount)}</td></tr>`;
}

function moreRow(more: string, page: string | undefined): string {
  const words = page ? anchor(more, page) : escapeHtml(more);
  return `<tr><td class="g-line g-soft" colspan="3" style="${line};padding:14px 0;color:${light.soft};font-size:14px;line-height:1.5">${words}</td></tr>`;
}

function amountRow({ label, value }: MailRow, below: number): string {
  const isTotal = below === 0;
  const usual = below === 1 ? 'padding:4px 0 12px;font-size:14px' : 'padding:4px 0;font-size:14px';
  const style = isTotal ? `${line};padding:12px 0 4px;font-size:17px;font-weight:700` : usual;
  const [name, colour] = isTotal ? ['g-ink', light.ink] : ['g-soft', light.soft];
  return `<tr><td class="g-line ${name}" style="${style};color:${colour};line-height:1.45">${escapeHtml(label)}</td><td class="g-line g-ink" align="right" style="${style};color:${light.ink};line-height:1.45;${figures}">${escapeHtml(value)}</td></tr>`;
}

function factRow({ label, value }: MailRow): string {
  return `<tr><td class="g-soft g-label" width="160" valign="top" style="padding:4px 16px 4px 0;color:${light.soft};font-size:14px;line-height:1.5">${escapeHtml(label)}</td><td class="g-ink" valign="top" style="padding:4px 0;color:${light.ink};font-size:14px;line-height:1.5;word-break:break-word">${withBreaks(value)}</td></tr>`;
}

function boxRow({ label, value }: MailRow): string {
  return `<tr><td valign="top" style="padding:5px 0"><div class="g-soft" style="color:${light.soft};font-size:13px;line-height:1.5">${escapeHtml(label)}</div><div class="g-ink" style="color:${light.ink};font-size:16px;line-height:1.45;font-weight:600;word-break:break-word">${withBreaks(value)}</div></td></tr>`;
}

const withBreaks = (text: string) => escapeHtml(text).replaceAll(/\r?\n/g, '<br>');
