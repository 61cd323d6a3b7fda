import { beforeEach, expect, test, vi } from 'vitest';
import { findServiceAddress } from './customer-service.ts';

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
    { url: 'https://chat.test/a?b=c', isWindow: true },
  ],
  [
    { consumerType: 'h5', consumerH5Url: '/chat' },
    { url: 'http://mall.test/chat', isWindow: true },
  ],
  [
    { consumerType: 'message', consumerMessage: 'https://m.test/x' },
    { url: 'https://m.test/x', isWindow: true },
  ],
  [
    { consumerType: 'hotline', consumerHotline: '+1 (800) 555-0100' },
    { url: 'tel:+18005550100', isWindow: false },
  ],
  [
    { consumerType: 'email', consumerEmail: 'help@mall.test' },
    { url: 'mailto:help@mall.test', isWindow: false },
  ],
])('%j leads to the address of its kind', (configuration, address) => {
  store(configuration);
  expect(findServiceAddress()).toEqual(address);
});

test.each([
  ['nothing stored', () => {}],
  ['no kind chosen', () => store({ consumerType: '', consumerHotline: '1' })],
  ['a kind without its address', () => store({ consumerType: 'h5', consumerH5Url: '' })],
  ['a script instead of an address', () => store({ consumerType: 'h5', consumerH5Url: 'javascript:alert(1)' })],
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
])('%s leads nowhere', (_, arrange) => {
  arrange();
  expect(findServiceAddress()).toBeNull();
});
