import type { MallUnderTest } from './mall-under-test.ts';

/** All that payments know about one trade, without what is different each time: numbers, keys and moments. */
export async function paymentPrint({ pool }: MallUnderTest, number: string) {
  const all = async (statement: string) => (await pool.query(statement, [number])).rows;
  const ofTrade = 'join trades t on t.id = trade_id and t.number = $1';
  const ids = `(select c.id from captures c ${ofTrade})`;
  return {
    trade: (await all('select status, amount from trades where number = $1'))[0],
    charges: await all(`select method, state, failure from charges c ${ofTrade} order by c.id`),
    captures: await all(`select c.amount, is_kept as kept from captures c ${ofTrade} order by c.id`),
    payBacks: await all(`select amount, state from pay_backs where capture_id in ${ids} order by id`),
    journal: await all(
      `select account, sum(amount)::int as amount from journal_entries
      where cause = 'paid:' || $1 or cause in (select x || id from ${ids} l(id), unnest(array['late:', 'back:late:']) x)
      group by account having sum(amount) <> 0 order by account`,
    ),
    news: (await all(`select id from news_outbox where name = 'tradePaid' and story ->> 'number' = $1`)).length,
  };
}
