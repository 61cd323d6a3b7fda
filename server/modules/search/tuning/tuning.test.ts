import { beforeAll, expect, test } from 'vitest';
import type { Call, InputOf } from '#contract/core/call.ts';
import * as contract from '#contract/search/platform.ts';
import { listHotKeywords, searchProducts } from '#contract/search/shopper.ts';
import { countSearched, noteFound, writeSearched } from '#server/modules/search/suggestions/note-search.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { anOperator } from '#tests/support/accounts/operators.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSearchMall } from '#tests/support/mall/search-mall.ts';

const mall = openMallUnderTest();
let operator: Person;
beforeAll(async () => {
  await fillSearchMall([
    { name: { en: 'Leather Sofa', 'zh-CN': '皮沙发' } },
    { name: { en: 'Corner Couch', 'zh-CN': '转角沙发' } },
    { name: { en: 'Garden Chair', 'zh-CN': '花园椅' } },
  ]);
  operator = await someone({ role: 'platform', nickname: 'Ada' });
});

const ask = <C extends Call>(call: C, input: InputOf<C>) => mall.ask(call, input, as(operator.token));
const found = async (title: string, locale = 'en') =>
  (await mall.ask(searchProducts, { title }, { 'x-locale': locale })).data?.list.map(({ name }) => name).sort();

test('words that mean the same find each other’s products in their language, from the next search on', async () => {
  expect(await found('sofa')).toEqual(['Leather Sofa']);
  expect(await found('settee')).toEqual([]);
  const words = ['Sofas', 'couch', 'settee'];
  const { data } = await ask(contract.saveSynonyms, { id: null, version: 0, locale: 'en', words });
  for (const word of ['sofa', 'couch', 'settee', 'Settees'])
    expect([word, await found(word)]).toEqual([word, ['Corner Couch', 'Leather Sofa']]);
  expect(await found('corner settee')).toEqual(['Corner Couch']);
  expect(await found('settee', 'fr')).toEqual([]);
  expect((await ask(contract.listSynonyms, {})).data).toMatchObject([
    { id: data?.id, locale: 'en', words, savedBy: 'Ada' },
  ]);

  const change = { id: data?.id ?? 0, version: 1, locale: 'en' as const, words: ['couch', 'settee'] };
  expect((await ask(contract.saveSynonyms, change)).data).toEqual({ id: data?.id, version: 2 });
  const late = await ask(contract.saveSynonyms, { ...change, words: ['sofa', 'settee'] });
  expect([late.reason, late.message]).toEqual(['changed_meanwhile', expect.stringContaining('Ada')]);
  expect(await found('sofa')).toEqual(['Leather Sofa']);
  expect((await ask(contract.deleteSynonyms, { id: data?.id ?? 0 })).code).toBe(200);
  expect((await ask(contract.deleteSynonyms, { id: data?.id ?? 0 })).reason).toBe('synonyms_not_found');
  expect(await found('settee')).toEqual([]);
});

test('what would be searched for as several words is refused with its place', async () => {
  const words = ['sofa', 'living room sofa'];
  expect(await ask(contract.saveSynonyms, { id: null, version: 0, locale: 'en', words })).toMatchObject({
    ...{ reason: 'bad_input', field: 'words.1' },
  });
});

test('words lead to a page of the mall, however they are written, and each of them to one', async () => {
  const to = async (title: string) => (await mall.ask(searchProducts, { title })).data?.redirectTo;
  expect(await to('black friday')).toBeNull();
  const redirect = { id: null, version: 0, words: 'Black  Friday', path: '/goods/goods_search?cid=1' };
  const { data } = await ask(contract.saveRedirect, redirect);
  expect(await to('BLACK friday')).toBe('/goods/goods_search?cid=1');
  expect(await to('black')).toBeNull();
  const again = await ask(contract.saveRedirect, { ...redirect, words: 'black friday' });
  expect([again.reason, again.message]).toEqual([
    'redirect_exists',
    'These words already lead to /goods/goods_search?cid=1',
  ]);
  for (const path of ['//evil.example', 'https://evil.example/', '/goods/goods_search?title=x'])
    expect([path, (await ask(contract.saveRedirect, { ...redirect, words: 'sale', path })).field]).toEqual([
      path,
      'path',
    ]);
  await ask(contract.deleteRedirect, { id: data?.id ?? 0 });
  expect(await to('black friday')).toBeNull();
});

test('the words of the search field are set in their order; the second of two learns it', async () => {
  const titles = async (locale: string) =>
    (await mall.ask(listHotKeywords, {}, { 'x-locale': locale })).data?.map(({ title }) => title);
  const { version } = (await ask(contract.getOwnKeywords, {})).data ?? { version: -1 };
  const keywords = [{ en: 'sofa', 'zh-CN': '沙发' }, { en: 'chair' }];
  expect((await ask(contract.setOwnKeywords, { version, keywords })).data).toEqual({ version: version + 1 });
  expect(await titles('en')).toEqual(['sofa', 'chair']);
  expect(await titles('zh-CN')).toEqual(['沙发', 'chair']);
  expect((await ask(contract.setOwnKeywords, { version, keywords: [] })).reason).toBe('changed_meanwhile');
  expect((await ask(contract.getOwnKeywords, {})).data).toMatchObject({ version: version + 1, keywords });
  await ask(contract.setOwnKeywords, { version: version + 1, keywords: [] });
  expect(await titles('en')).toEqual([]);
});

test('what people look for in vain is listed until it finds something, and not what one typed once', async () => {
  const listed = async () => (await ask(contract.listUnfound, {})).data;
  await writeSearched();
  await mall.pool.query('delete from searches');
  await noteFound('zzqq lamp', 0);
  await noteFound('my secret', 0);
  for (const person of ['10.0.0.1', '10.0.0.2', '10.0.0.3']) countSearched('zzqq lamp', person);
  countSearched('my secret', '10.0.0.1');
  await writeSearched();
  expect(await listed()).toMatchObject({ total: 1, list: [{ words: 'zzqq lamp', times: 3 }] });
  expect((await mall.ask(listHotKeywords, {})).data).toEqual([]);
  await noteFound('zzqq lamp', 4);
  expect(await listed()).toMatchObject({ total: 0, list: [] });
});

test('an operator without this part of the work changes nothing', async () => {
  const other = await anOperator(['finance']);
  expect((await mall.ask(contract.listSynonyms, {}, as(other.token))).reason).toBe('not_allowed');
});
