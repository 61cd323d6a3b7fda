import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { FaceName, FaceOf } from '#contract/content/face.ts';
import * as contract from '#contract/content/platform-face.ts';
import { getAccountMenu, getHomeIndex, getLoginPicture } from '#contract/content/shopper.ts';
import { getAgreement, getHelpPage } from '#contract/content/shopper-help.ts';
import type { Call, InputOf } from '#contract/core/call.ts';
import { locales } from '#contract/core/languages.ts';
import { listOperatorLog } from '#contract/operators/platform-log.ts';
import { siteNow } from '#server/modules/content/index.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { databaseFingerprint } from '#tests/support/database/database-fingerprint.ts';
import { invalidatedTags } from '#tests/support/database/invalidated-tags.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';

const mall = openMallUnderTest({ DEMO: '1' });
let small: SmallMall;
let ada: Person;
let bo: Person;
beforeAll(async () => {
  small = await fillSmallMall();
  ada = await someone({ role: 'platform', nickname: 'Ada' });
  bo = await someone({ role: 'platform', nickname: 'Bo' });
});
beforeEach(async () => {
  await mall.pool.query('delete from face_parts');
  await mall.pool.query('delete from face_versions');
});

const ask = <C extends Call>(call: C, input: InputOf<C>, person = ada) => mall.ask(call, input, as(person.token));
const inLanguage = <C extends Call>(call: C, input: InputOf<C>, locale = 'en') =>
  mall.ask(call, input, { 'x-locale': locale });
type Change = InputOf<typeof contract.publishFace>;
const publish = (change: Omit<Change, 'version'>, version = 0, person = ada) =>
  ask(contract.publishFace, { ...change, version } as Change, person);
const first = async <Name extends FaceName>(name: Name) => {
  const { data } = await ask(contract.getFace, { name });
  return data?.value as FaceOf<Name>;
};

/** Publishes what must be refused and change nothing; gives the field or the reason. */
async function inVain(change: Omit<Change, 'version'>): Promise<string | undefined> {
  const before = await databaseFingerprint(mall.pool);
  const { field, reason } = await publish(change);
  expect(await databaseFingerprint(mall.pool)).toEqual(before);
  return field ?? reason;
}

const page = (id: number, change: Partial<FaceOf<'pages'>['list'][number]> = {}) => ({
  ...{ key: `page-${id}`, id, isOn: true, title: { en: `Page ${id}`, 'zh-CN': `第${id}页` } },
  html: { en: `<p>Text ${id}</p>` },
  ...change,
});

test('a new mall has help pages in every language, its own agreement, and a footer that names them', async () => {
  const { list } = await first('pages');
  expect(list.map(({ key, id }) => [key, id])).toEqual([
    ...[
      ['buying', 1],
      ['delivery', 2],
      ['returns', 3],
      ['payment', 4],
      ['contact', 5],
      ['agreement', 6],
    ],
  ]);
  for (const { title, html } of list) {
    expect(new Set(Object.values(title)).size).toBeGreaterThan(4);
    expect(new Set(Object.values(html)).size).toBe(locales.length);
  }
  expect((await inLanguage(getAgreement, {})).data).toEqual({ page: null });
  const { data } = await inLanguage(getHelpPage, { id: 3 }, 'fr');
  expect(data).toMatchObject({
    id: 3,
    title: 'Retourner un article',
    html: expect.stringMatching(/^<h2>Faire une demande<\/h2><p>/),
  });
  expect(data?.pages.map(({ url }) => url)).toEqual([
    ...['/help/1', '/help/2', '/help/3', '/help/4', '/help/5', '/middlewares/privacy_agreement'],
  ]);
  const footer = (await inLanguage(getHomeIndex, {}, 'zh-CN')).data?.footer;
  expect(footer?.points.map(({ icon, title }) => [icon, title])).toEqual([
    ['variety', '品类齐全'],
    ['delivery', '极速配送'],
    ['genuine', '正品保障'],
    ['price', '天天低价'],
  ]);
  expect(footer?.columns[2]).toEqual({
    title: '帮助',
    links: [
      { title: '订单查询', url: '/order/look_up' },
      { title: '退款/售后', url: '/users/refund_list' },
      { title: '购物指南', url: '/help/1' },
      { title: '配送说明', url: '/help/2' },
      { title: '退换与退款', url: '/help/3' },
      { title: '支付方式', url: '/help/4' },
      { title: '联系我们', url: '/help/5' },
      { title: '用户协议', url: '/middlewares/privacy_agreement' },
    ],
  });
  expect(footer?.copyright).toBe('© {year} Galleria 版权所有');
});

test('pages are cleaned, shown at once in each language, listed in the footer, and logged without their texts', async () => {
  const list = [
    page(7, { html: { en: '<h2>Hi</h2><script>alert(1)</script><p onclick="x()">Text</p>' } }),
    page(8, { isOn: false }),
    page(6),
  ];
  const tags = await invalidatedTags(mall, async () => {
    expect((await publish({ name: 'pages', value: { list } })).data).toEqual({ version: 1 });
  });
  expect(tags).toEqual(['site']);
  const { data } = await inLanguage(getHelpPage, { id: 7 });
  expect(data).toMatchObject({ title: 'Page 7', html: '<h2>Hi</h2><p>Text</p>' });
  expect(data?.pages.map(({ id }) => id)).toEqual([7, 6]);
  expect((await inLanguage(getHelpPage, { id: 7 }, 'zh-CN')).data).toMatchObject({
    ...{ title: '第7页', html: '<h2>Hi</h2><p>Text</p>' },
  });
  expect((await inLanguage(getHelpPage, { id: 8 })).reason).toBe('not_found');
  expect((await inLanguage(getHelpPage, { id: 2 })).reason).toBe('not_found');
  expect((await inLanguage(getAgreement, {})).data?.page).toMatchObject({ id: 6, html: '<p>Text 6</p>' });
  const help = (await inLanguage(getHomeIndex, {})).data?.footer.columns[2];
  expect(help?.links.slice(2)).toEqual([
    { title: 'Page 7', url: '/help/7' },
    { title: 'Page 6', url: '/middlewares/privacy_agreement' },
  ]);
  const { data: log } = await ask(listOperatorLog, { kind: 'face' });
  expect(log?.list[0]).toMatchObject({ act: 'face_published', subject: 'pages' });
  expect(JSON.stringify(log?.list[0]?.after)).not.toContain('html');
});

test('a draft is read in the preview alone', async () => {
  const change = { name: 'pages' as const, value: { list: [page(9), page(6)] } };
  await ask(contract.saveFaceDraft, { ...change, version: 0 });
  expect((await ask(contract.previewHelpPage, { id: 9 })).data).toMatchObject({ title: 'Page 9' });
  expect((await inLanguage(getHelpPage, { id: 9 })).reason).toBe('not_found');
  expect((await mall.ask(contract.previewHelpPage, { id: 9 })).reason).toBe('not_signed_in');
  expect((await ask(contract.previewHelpPage, { id: 99 })).reason).toBe('not_found');
});

test('an agreement that nobody has changed stays as it was when another page is published', async () => {
  const { list } = await first('pages');
  await publish({ name: 'pages', value: { list: [...list, page(7)] } });
  expect((await inLanguage(getAgreement, {})).data).toEqual({ page: null });
});

test('of two operators who publish at once, one does, and the other learns who', async () => {
  const answers = await Promise.all(
    [ada, bo].map((person) => publish({ name: 'pages', value: { list: [page(6)] } }, 0, person)),
  );
  expect(answers.map(({ code }) => code).sort()).toEqual([200, 409]);
  expect(answers.find(({ code }) => code === 409)?.message).toMatch(/Ada|Bo/);
});

test.each<[string, FaceOf<'pages'>['list'], string]>([
  ['no agreement', [page(7)], 'value.list'],
  ['a hidden agreement', [page(6, { isOn: false })], 'value.list'],
  ['two pages of one number', [page(6), page(6, { key: 'other' })], 'value.list'],
  ['a page without an English title', [page(6), page(7, { title: { fr: 'Aide' } })], 'value.list.1.title'],
  ['a page without an English text', [page(6), page(7, { html: {} })], 'value.list.1.html'],
  ['a text of which nothing is left', [page(6, { html: { en: '<script>x</script>' } })], 'value.list.0.html'],
  [
    'a text that is too long once it is cleaned',
    [page(6, { html: { en: '<a href="/">x</a>'.repeat(1_000) } })],
    'value.list.0.html',
  ],
  [
    'a picture that does not exist',
    [page(6, { html: { en: `<img src="/media/${'0'.repeat(32)}" alt="">` } })],
    'picture_unknown',
  ],
])('with %s, pages are refused', async (_, list, field) => {
  expect(await inVain({ name: 'pages', value: { list } })).toBe(field);
});

test('the footer shows what is published; what is wrong with it is refused at its field', async () => {
  const footer = await first('footer');
  const [point, ...others] = footer.points;
  if (!point) throw new Error('no selling point');
  const link = { key: 'new', title: { en: 'Points', th: 'คะแนน' }, link: '/users/points' };
  const column = { key: 'more', title: { en: 'More' }, links: [link], hasHelp: false };
  const value: FaceOf<'footer'> = {
    points: [...others, { ...point, icon: 'world', title: { en: 'Sent anywhere' } }],
    columns: [column],
    copyright: { en: '© {year} Mall' },
  };
  await publish({ name: 'footer', value });
  const shown = (await inLanguage(getHomeIndex, {}, 'th')).data?.footer;
  expect(shown?.points.at(-1)).toMatchObject({ icon: 'world', title: 'Sent anywhere' });
  expect(shown?.columns).toEqual([{ title: 'More', links: [{ title: 'คะแนน', url: '/users/points' }] }]);
  expect(shown?.copyright).toBe('© {year} Mall');

  await mall.pool.query('delete from face_parts');
  const wrong = (change: Partial<FaceOf<'footer'>>) => inVain({ name: 'footer', value: { ...value, ...change } });
  expect(await wrong({ points: others })).toBe('value.points');
  expect(await wrong({ copyright: {} })).toBe('value.copyright');
  expect(await wrong({ columns: [{ ...column, title: { fr: 'Plus' } }] })).toBe('value.columns.0.title');
  expect(await wrong({ columns: [{ ...column, links: [{ ...link, title: {} }] }] })).toBe(
    'value.columns.0.links.0.title',
  );
  expect(await wrong({ columns: [{ ...column, links: [{ ...link, link: '/nowhere' }] }] })).toBe(
    'value.columns.0.links.0.link',
  );
});

test('colour, logo, sign-in picture and the address of the mobile mall are those that are published', async () => {
  const look: FaceOf<'look'> = {
    ...{ colour: '#1d4ed8', logoHash: small.pictureHash, loginHash: small.pictureHash },
    mobileUrl: 'https://m.mall.example/',
  };
  expect(await first('look')).toEqual({ colour: '#d02a15', logoHash: null, loginHash: null, mobileUrl: '' });
  expect(siteNow().brand).toBeNull();
  await publish({ name: 'look', value: look });
  const { data } = await inLanguage(getHomeIndex, {});
  expect(data?.logo?.url).toBe(`/media/${small.pictureHash}`);
  expect(data?.mobileMallUrl).toBe('https://m.mall.example/');
  expect((await inLanguage(getLoginPicture, {})).data?.loginLeftImage).toBe(`/media/${small.pictureHash}`);
  expect(siteNow().brand).toEqual({
    css: expect.stringMatching(/^:root\{--color-brand:light-dark\(#[\da-f]{6},#[\da-f]{6}\);/),
    bar: '#1d4ed8',
  });
  await mall.pool.query('delete from face_parts');
  const wrong = (change: Partial<FaceOf<'look'>>) => inVain({ name: 'look', value: { ...look, ...change } });
  for (const colour of ['#ff9900', '#FFF', 'red', '#ffffff']) expect(await wrong({ colour })).toBe('value.colour');
  for (const mobileUrl of ['m.mall.example', 'javascript:alert(1)'])
    expect(await wrong({ mobileUrl })).toBe('value.mobileUrl');
  expect(await wrong({ logoHash: '0'.repeat(32) })).toBe('picture_unknown');
});

test('the account menu has the entries that are published, in their order; hidden ones have no path', async () => {
  const { entries } = await first('menu');
  expect(entries.map(({ id, isOn }) => [id, isOn])).toEqual([
    ...[
      [65, true],
      [66, true],
      [67, true],
      [73, true],
      [68, true],
      [72, true],
      [69, false],
      [70, true],
      [71, true],
    ],
  ]);
  const entry = (id: number, change: Partial<FaceOf<'menu'>['entries'][number]> = {}) => ({
    ...{ key: `entry-${id}`, id, isOn: true, name: { en: `Entry ${id}`, fr: `Entrée ${id}` }, link: '/users/points' },
    ...change,
  });
  await publish({ name: 'menu', value: { entries: [entry(1001), entry(65, { isOn: false, link: null })] } });
  const menu = await mall.ask(getAccountMenu, {}, { ...as(ada.token), 'x-locale': 'fr' });
  expect(menu.data?.routine_my_menus).toEqual([
    { id: 1001, name: 'Entrée 1001', pc_url: '/users/points' },
    { id: 65, name: 'Entrée 65', pc_url: '' },
  ]);
  await mall.pool.query('delete from face_parts');
  const wrong = (list: FaceOf<'menu'>['entries']) => inVain({ name: 'menu', value: { entries: list } });
  expect(await wrong([entry(1), entry(1, { key: 'other' })])).toBe('value.entries');
  expect(await wrong([entry(1, { name: {} })])).toBe('value.entries.0.name');
  expect(await wrong([entry(1, { link: null })])).toBe('value.entries.0.link');
  expect(await wrong([entry(1, { link: '/nowhere' })])).toBe('value.entries.0.link');
});
