import { afterAll, expect, test } from 'vitest';
import { headerOf, openLocalSmtp, partsOf } from '#tests/support/servers/local-smtp.ts';
import { openMail } from './send-mail.ts';

const closing: (() => Promise<void>)[] = [];
afterAll(() => Promise.all(closing.map((close) => close())));

const mail = {
  id: 77,
  channel: 'email' as const,
  recipient: 'li@example.com',
  subject: '您的 Galleria 验证码：482913',
  text: '欢迎！验证码是 482913。',
  html: '<p>欢迎！验证码是 <strong>482913</strong></p>',
};
const from = 'Galleria <mall@galleria.example>';

test('a mail arrives with its headers and both of its parts', async () => {
  const smtp = await openLocalSmtp();
  closing.push(smtp.close);
  await openMail({ host: '127.0.0.1', port: smtp.port, secure: 'off', sign: null, from })(mail);
  expect(smtp.mails).toHaveLength(1);
  const [{ raw = '', ...envelope } = {}] = smtp.mails;
  expect(envelope).toEqual({ from: 'mall@galleria.example', to: ['li@example.com'] });
  expect(headerOf(raw, 'From')).toBe(from);
  expect(headerOf(raw, 'To')).toBe('li@example.com');
  expect(headerOf(raw, 'Message-ID')).toBe('<galleria.77@galleria.example>');
  expect(headerOf(raw, 'Auto-Submitted')).toBe('auto-generated');
  expect(decodeWords(headerOf(raw, 'Subject') ?? '')).toBe(mail.subject);
  const parts = partsOf(raw);
  expect(parts.get('text/plain')?.trim()).toBe(mail.text);
  expect(parts.get('text/html')?.trim()).toBe(mail.html);
});

test('a wrong password is a failure, a right one is not', async () => {
  const smtp = await openLocalSmtp({
    authOptional: false,
    onAuth({ username, password }, _session, done) {
      if (username === 'mall' && password === 'right') done(null, { user: 'mall' });
      else done(new Error('no'));
    },
  });
  closing.push(smtp.close);
  const signedInWith = (password: string) =>
    openMail({ host: '127.0.0.1', port: smtp.port, secure: 'off', sign: { user: 'mall', password }, from });
  await expect(signedInWith('wrong')(mail)).rejects.toMatchObject({ code: 'EAUTH' });
  expect(smtp.mails).toHaveLength(0);
  await signedInWith('right')(mail);
  expect(smtp.mails).toHaveLength(1);
});

test('where encryption is asked for, a server that has none is given nothing', async () => {
  const smtp = await openLocalSmtp();
  closing.push(smtp.close);
  const carry = openMail({ host: '127.0.0.1', port: smtp.port, secure: 'starttls', sign: null, from });
  await expect(carry(mail)).rejects.toThrow();
  expect(smtp.mails).toHaveLength(0);
});

test('a recipient cannot carry a second one', async () => {
  const smtp = await openLocalSmtp();
  closing.push(smtp.close);
  const carry = openMail({ host: '127.0.0.1', port: smtp.port, secure: 'off', sign: null, from });
  await carry({ ...mail, recipient: 'li@example.com\r\nBcc: evil@example.com' }).catch(() => {});
  expect(smtp.mails.flatMap(({ to }) => to)).not.toContain('evil@example.com');
  expect(smtp.mails.some(({ raw }) => headerOf(raw, 'Bcc'))).toBe(false);
});

function decodeWords(words: string): string {
  return words.replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=\s*/gi, (_, kind: string, text: string) =>
    kind.toLowerCase() === 'b'
      ? Buffer.from(text, 'base64').toString('utf8')
      : Buffer.from(
          text
            .replaceAll('_', ' ')
            .replaceAll(/=([0-9A-F]{2})/gi, (_match, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
          'latin1',
        ).toString('utf8'),
  );
}
