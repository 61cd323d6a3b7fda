import { beforeAll, expect, test } from 'vitest';
import { firstColour } from '#contract/content/look.ts';
import { database } from '#server/database/connection.ts';
import { getSite, setSite, siteReread } from '#server/modules/content/index.ts';
import { mailHouse } from '#server/providers/messages/mail-house.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall } from '#tests/support/mall/small-mall.ts';
import { readMailHouse } from './read-mail-house.ts';

const mall = openMallUnderTest({ PUBLIC_URL: 'https://mall.example' });
let hash: string;
beforeAll(async () => {
  hash = (await fillSmallMall()).pictureHash;
});

test('mails of a new mall have its own mark and colour, and a link to the page about contact', async () => {
  expect(await readMailHouse(null)).toEqual({
    ...{ colour: firstColour, logo: null, company: null, contact: '', helpPath: '/help/5' },
  });
});

test('what operators set is in mails at once: company of today, contact, logo and colour', async () => {
  const company = { taxNumber: '', taxRate: 0 };
  await setSite('operator', {
    records: [
      { ...company, from: '2999-01-01', legalName: 'Later Ltd', address: 'Elsewhere' },
      { ...company, from: '2020-01-01', legalName: 'Riverside Ltd', address: 'Main Street 1\nDublin' },
    ],
  });
  const service = await getSite(database(), 'service');
  await setSite('service', { ...service, consumerType: 'hotline', consumerHotline: '+353 1 555 0100' });
  await siteReread.readNow();
  expect(mailHouse()).toEqual({
    ...{ publicUrl: 'https://mall.example', colour: firstColour, logo: null, helpPath: '/help/5' },
    ...{ company: { legalName: 'Riverside Ltd', address: 'Main Street 1\nDublin' }, contact: '+353 1 555 0100' },
  });
  // 400 by 300, shown 40 high.
  expect(await readMailHouse({ colour: '#0b6e4f', logoHash: hash })).toMatchObject({
    ...{ colour: '#0b6e4f', logo: { hash, width: 53, height: 40 } },
  });
  expect((await readMailHouse({ colour: '#0b6e4f', logoHash: '0'.repeat(32) })).logo).toBeNull();
});

test('without the page about contact, help is the first page; the agreement is none', async () => {
  const publish = (list: object[]) =>
    mall.pool.query(
      `insert into face_parts (name, published, published_at, version) values ('pages', $1, now(), 1)
        on conflict (name) do update set published = excluded.published`,
      [JSON.stringify({ list })],
    );
  const page = (id: number, isOn: boolean) => ({ key: `k${id}`, id, isOn, title: { en: 'T' }, html: { en: 'H' } });
  await publish([page(6, true), page(5, false), page(2, true)]);
  expect((await readMailHouse(null)).helpPath).toBe('/help/2');
  await publish([page(6, true)]);
  expect((await readMailHouse(null)).helpPath).toBeNull();
});
