import { expect, test } from 'vitest';
import { transaction } from '#server/database/connection.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { addCategories } from './add-categories.ts';

const mall = openMallUnderTest();

test('categories of every level keep what they are called in further languages, and some are called nothing further', async () => {
  await transaction((tx) =>
    addCategories(tx, [
      {
        key: 'shoes',
        name: { en: 'Shoes', 'zh-CN': '鞋', es: 'Zapatos', lao: 'ເກີບ' },
        children: [
          { key: 'running', name: { en: 'Running Shoes', th: 'รองเท้าวิ่ง' }, children: [] },
          { key: 'boots', name: { en: 'Boots' }, children: [] },
        ],
      },
    ]),
  );
  const { rows } = await mall.pool.query('select name from categories order by id');
  expect(rows).toEqual([
    { name: { en: 'Shoes', 'zh-CN': '鞋', es: 'Zapatos', lao: 'ເກີບ' } },
    { name: { en: 'Running Shoes', th: 'รองเท้าวิ่ง' } },
    { name: { en: 'Boots' } },
  ]);
});
