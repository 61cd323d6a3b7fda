import { describe, expect, test } from 'vitest';
import { locales } from '#contract/core/languages.ts';
import mails from '#locales/en/mails.json' with { type: 'json' };
import { messageKinds } from '#server/providers/messages/message.ts';
import { type MailPart, mailPart, messageText } from './translations.ts';

describe.each(locales)('in %s', (locale) => {
  test('every kind of message has all its texts, with every placeholder filled', () => {
    const texts = Object.entries(messageKinds).flatMap(([kind, channels]) =>
      channels.flatMap((channel) =>
        (channel === 'email' ? ['subject', 'text'] : ['sms']).map((part) =>
          messageText(locale, `${kind}.${part}`, everyValue),
        ),
      ),
    );
    const parts = (Object.keys(mails.parts) as MailPart[]).map((part) => mailPart(locale, part, everyValue));
    expect(texts.length).toBeGreaterThan(60);
    expect([...texts, ...parts].filter((text) => /[{}]|mails\.|undefined/.test(text) || !text.trim())).toEqual([]);
  });
});

/** A value for each name that any message speaks of. */
const everyValue = {
  ...{ code: '482913', minutes: 10, amount: '€1.00', orders: 'SH1', count: 2, order: 'SH1', number: 'RE1' },
  ...{ product: 'Cup', more: 3, shop: 'Shop', buyer: 'S**y', stars: 4, name: 'Tea', applicant: 'Ann', reason: 'No' },
  ...{ kind: 'courier', company: 'UPS', trackingNumber: '1Z', personName: 'Bo', personPhone: '1', quantity: 2 },
  ...{ contact: 'email', value: 'a**@example.com', days: 7, left: 9, link: 'https://mall.test/undo' },
  ...{ hasDeadline: 'yes', deadline: 'Monday', decision: 'accepted', outcome: 'paid', cause: 'return' },
  ...{ account: 'First Bank …3000', date: 'Monday', url: 'https://a.test', since: 'Monday' },
  ...{ before: '€3.00', after: '€2.00', offer: '€1.00', offerReason: 'Scratched', products: 'stay' },
  ...{ why: 'said', decider: 'shop', limit: '€2.00', role: 'Packer', owner: 'Ann', person: 'Bo', stays: 'yes' },
  ...{ sale: 'Autumn sale', list: '• Points' },
  account: 'ann@example.com',
  ...{ label: 'Total', question: 'Is it new?', by: 'shop' },
};
