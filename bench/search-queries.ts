import type pg from 'pg';
import { searchProducts, suggest } from '#contract/search/shopper.ts';

const eachMax = 300;
const chinese = new Intl.Segmenter('zh', { granularity: 'word' });

type Row = { word: string };

/** Search requests by kind, built from the words in this mall's products. The same mall gives the same requests. */
export async function searchQueries(client: pg.ClientBase): Promise<Map<string, string[]>> {
  const column = async (text: string) => (await client.query<Row>(text)).rows.map(({ word }) => word);
  const frequent = await column(
    `select shown as word from search_words where word ~ '^[a-z]{3,}$|^[\\u4e00-\\u9fff]{2}$' order by documents desc, word limit ${2 * eachMax}`,
  );
  // Chinese is indexed by pairs of characters: not all pairs are words, and only words are typed.
  const common = frequent.filter((word) => [...chinese.segment(word)].length === 1).slice(0, eachMax);
  const rare = await column(
    `select shown as word from search_words where documents between 1 and 30 and char_length(word) >= 4 order by md5(word) limit ${eachMax}`,
  );
  const nouns = await column(
    `select distinct name ->> 'en' as word from categories where level = 3 order by word limit ${eachMax}`,
  );
  const categories = await column(`select id::text as word from categories order by md5(id::text) limit ${eachMax}`);
  const colours = await column("select id::text as word from search_specs where name ->> 'en' = 'Colour' order by id");
  const list = (input: Record<string, string>) => `${searchProducts.path}?${new URLSearchParams(input)}`;
  return new Map([
    ['common word', common.map((title) => list({ title }))],
    ['two or three words', nouns.map((title) => list({ title }))],
    ['rare word', rare.map((title) => list({ title }))],
    ['category', categories.map((cid) => list({ title: '', cid }))],
    [
      'common word, narrowed by price, stock and colour',
      common.map((title, at) =>
        list({ title, minPrice: '1000', maxPrice: '20000', stock: '1', specs: colours[at % colours.length] ?? '' }),
      ),
    ],
    ['common word, cheapest first', common.map((title) => list({ title, sort: 'price-up' }))],
    [
      'common word, cheapest with delivery',
      common.map((title) => list({ title, sort: 'with-delivery', country: 'US' })),
    ],
    ['category, best-selling first', categories.map((cid) => list({ cid, sort: 'sales' }))],
    [
      'misspelt word',
      common.filter((word) => word.length > 5).map((word) => list({ title: word.replace(/^(..)(.)(.)/, '$1$3$2') })),
    ],
    ['suggestions', common.map((word) => `${suggest.path}?${new URLSearchParams({ title: word.slice(0, 3) })}`)],
  ]);
}
