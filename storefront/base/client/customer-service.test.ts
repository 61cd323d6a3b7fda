import { beforeEach, expect, test, vi } from 'vitest';
import { findServiceWay } from './customer-service.ts';

let cookie = '';

beforeEach(() => {
  cookie = '';
  vi.stubGlobal('location', { origin: 'http://mall.test' });
  vi.stubGlobal('document', {
    get cookie() {
      return cookie;
    },
  });
});

function store(configuration: unknown) {
  cookie = `locale=en; platformChatConfig=${encodeURIComponent(JSON.stringify(configuration))}`;
}

test.each([
  [
    { consumerType: 'h5', consumerH5Url: 'https://chat.test/a?b=c' },
    { kind: 'window', url: 'https://chat.test/a?b=c' },
  ],
  [
    { consumerType: 'h5', consumerH5Url: '/chat' },
    { kind: 'window', url: 'http://mall.test/chat' },
  ],
  [
    { consumerType: 'message', consumerMessage: 'https://m.test/x' },
    { kind: 'window', url: 'https://m.test/x' },
  ],
  [
    { consumerType: 'message', consumerMessage: 'Write to us on WeChat: galleria' },
    { kind: 'words', text: 'Write to us on WeChat: galleria' },
  ],
  [{ consumerType: '', consumerHotline: '1' }, { kind: 'chat' }],
  [
    { consumerType: 'hotline', consumerHotline: '+1 (800) 555-0100' },
    { kind: 'program', url: 'tel:+18005550100' },
  ],
  [
    { consumerType: 'email', consumerEmail: 'help@mall.test' },
    { kind: 'program', url: 'mailto:help@mall.test' },
  ],
])('%j leads to the address of its kind', (configuration, address) => {
  store(configuration);
  expect(findServiceWay()).toEqual(address);
});

test.each([
  ['a kind without its address', () => store({ consumerType: 'h5', consumerH5Url: '' })],
  ['a script instead of an address', () => store({ consumerType: 'h5', consumerH5Url: 'javascript:alert(1)' })],
  [
    'a page that anybody on the way can change',
    () => store({ consumerType: 'h5', consumerH5Url: 'http://chat.test/' }),
  ],
  ['another site by half an address', () => store({ consumerType: 'h5', consumerH5Url: '//chat.test/' })],
  ['a script among the messages', () => store({ consumerType: 'message', consumerMessage: 'javascript:alert(1)' })],
])('%s leads nowhere', (_, arrange) => {
  arrange();
  expect(findServiceWay()).toBeNull();
});

test.each([
  ['nothing stored', () => {}],
  ['null', () => store(null)],
  [
    'something that is no JSON',
    () => {
      cookie = 'platformChatConfig=%7Bx';
    },
  ],
  [
    'something that is no text',
    () => {
      cookie = 'platformChatConfig=%E0%A4%A';
    },
  ],
])('%s leads to the mall’s own chat', (_, arrange) => {
  arrange();
  expect(findServiceWay()).toEqual({ kind: 'chat' });
});
