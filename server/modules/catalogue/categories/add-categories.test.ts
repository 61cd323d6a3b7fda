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
        name: 'Shoes',
        cnName: '鞋',
        otherNames: { es: 'Zapatos', lao: 'ເກີບ' },
        children: [
          { key: 'running', name: 'Running Shoes', cnName: '跑鞋', otherNames: { th: 'รองเท้าวิ่ง' }, children: [] },
          { key: 'boots', name: 'Boots', cnName: '靴子', children: [] },
        ],
      },
    ]),
  );
  const { rows } = await mall.pool.query('select name, other_names from categories order by id');
  expect(rows).toEqual([
    { name: 'Shoes', other_names: { es: 'Zapatos', lao: 'ເກີບ' } },
    { name: 'Running Shoes', other_names: { th: 'รองเท้าวิ่ง' } },
    { name: 'Boots', other_names: {} },
  ]);
});
