import { expect, test } from 'vitest';
import { migrateOldMall } from '#tests/support/database/old-mall.ts';

// A mall from before a text was one value by language: each had a column in English and one in Chinese.

const picture = 'a'.repeat(32);
const rowsOf = migrateOldMall(
  '0013',
  `
    insert into shop_categories (name, cn_name, commission_percent) values ('Books', '图书', 3);
    insert into shop_types (name, cn_name, info, cn_info) values ('Flagship', '旗舰店', 'A licence', '营业执照');
    insert into shops (name, cn_name, intro, cn_intro, type_id, category_id, avatar_hash, back_hash, street_hash) values
      ('It''s "new"', '新店', 'Hello', '', 1, 1, '${picture}', '${picture}', '${picture}');
    insert into shops (name, cn_name, type_id, category_id, avatar_hash, back_hash, street_hash) values
      ('Second', '', 1, 1, '${picture}', '${picture}', '${picture}');
    insert into categories (level, name, cn_name, other_names) values
      (1, 'Shoes', '鞋', '{"th": "รองเท้า", "es": "Zapatos"}'), (1, 'Cups', '杯子', '{}');
    insert into products (shop_id, category_id, name, cn_name, picture_hash, price, original_price) values
      (1, 1, 'Boots', '靴子', '${picture}', 1, 1);
    insert into product_texts (product_id, summary, cn_summary, content_html, cn_content_html, unit, cn_unit) values
      (1, 'Warm', '保暖', '<p>Warm</p>', '<p>保暖</p>', 'pair', '双');
    insert into product_options (product_id, position, value_position, name, cn_name, value, cn_value) values
      (1, 0, 0, 'Colour', '颜色', 'Blue', '蓝色');
    insert into product_specs (product_id, position, name, cn_name, value, cn_value) values (1, 0, 'Upper', '鞋面', 'Wool', '羊毛');
    insert into activities (kind, layout, name, cn_name) values ('standard', 1, 'Winter', '冬季');
    insert into banners (place, picture_hash, title, cn_title, line, cn_line, link) values
      ('main', '${picture}', 'Hello', '你好', 'Come in', '请进', '/');
    insert into coupons (name, cn_name, scope, minimum_spend, discount, valid_days, issued) values ('Gift', '礼', 'general', 2, 1, 7, 9);
    insert into hot_keywords (title, cn_title) values ('boots', '靴子');
    insert into search_specs (name, cn_name, value, cn_value) values ('Colour', '颜色', 'Blue', '蓝色');
    insert into search_shops (shop_id, name, cn_name, is_self, is_open) values (1, 'Second', '第二', false, true);
    insert into order_lines (order_id, product_id, sku_id, name, cn_name, variant, cn_variant, picture_hash, unit_price, quantity,
      list_price, subtotal, shop_coupon, platform_coupon, points, freight, payable, commission, shop_share) values
      (1, 1, 1, 'Boots', '靴子', 'Blue', '蓝色', '${picture}', 1, 1, 1, 1, 0, 0, 0, 0, 1, 0, 1)`,
);
const both = (en: string, chinese: string) => ({ en, 'zh-CN': chinese });

test.each<[string, unknown[][]]>([
  ['select name from shop_categories', [[both('Books', '图书')]]],
  ['select name, info from shop_types', [[both('Flagship', '旗舰店'), both('A licence', '营业执照')]]],
  [
    'select name, intro from shops order by id',
    [
      [both('It\'s "new"', '新店'), { en: 'Hello' }],
      [{ en: 'Second' }, { en: '' }],
    ],
  ],
  [
    'select name from categories order by id',
    [[{ ...both('Shoes', '鞋'), th: 'รองเท้า', es: 'Zapatos' }], [both('Cups', '杯子')]],
  ],
  ['select name from products', [[both('Boots', '靴子')]]],
  [
    'select summary, content_html, unit from product_texts',
    [[both('Warm', '保暖'), both('<p>Warm</p>', '<p>保暖</p>'), both('pair', '双')]],
  ],
  ['select name, value from product_options', [[both('Colour', '颜色'), both('Blue', '蓝色')]]],
  ['select name, value from product_specs', [[both('Upper', '鞋面'), both('Wool', '羊毛')]]],
  ['select name, instruction from activities', [[both('Winter', '冬季'), { en: '' }]]],
  ['select title, line from banners', [[both('Hello', '你好'), both('Come in', '请进')]]],
  ['select name from coupons', [[both('Gift', '礼')]]],
  ['select title from hot_keywords', [[both('boots', '靴子')]]],
  ['select name, value from search_specs', [[both('Colour', '颜色'), both('Blue', '蓝色')]]],
  ['select name from search_shops', [[both('Second', '第二')]]],
  ['select name, variant from order_lines', [[both('Boots', '靴子'), both('Blue', '蓝色')]]],
])('%s: every text is carried over', async (query, expected) => {
  expect(await rowsOf(query)).toEqual(expected);
});

test('no column in one language is left, and what had to be unique still has to', async () => {
  expect(
    await rowsOf(
      "select table_name, column_name from information_schema.columns where table_schema = 'public' and (column_name like 'cn\\_%' or column_name = 'other_names')",
    ),
  ).toEqual([]);
  const copyOf = (table: string, columns: string) =>
    rowsOf(`insert into ${table} (${columns}) select ${columns} from ${table} limit 1`);
  await expect(copyOf('shops', 'name, type_id, category_id, avatar_hash, back_hash, street_hash')).rejects.toThrow(
    'shops_name_unique',
  );
  await expect(copyOf('shop_types', 'name, info')).rejects.toThrow('shop_types_name_unique');
  await expect(copyOf('shop_categories', 'name, commission_percent')).rejects.toThrow('shop_categories_name_unique');
  await expect(copyOf('hot_keywords', 'title')).rejects.toThrow('hot_keywords_title');
  await expect(copyOf('search_specs', 'name, value')).rejects.toThrow('search_specs_value');
  await expect(rowsOf(`update coupons set name = '{"zh-CN": "礼"}'`)).rejects.toThrow('coupons_english');
});
