import { createServer } from 'node:http';
import pg from 'pg';

// The least that Node and PostgreSQL can do: /?ids=1,2,3 answers those products as cards, /?product=1 all rows of one product's
// page. It is given the ids; the mall has to find them first. The mall is measured against it, in the same run.
const pool = new pg.Pool({ connectionString: process.env.BARE_DATABASE_URL, max: 20 });
const cards = `
  select p.id, p.name ->> 'en' as name, p.price, p.original_price as "originalPrice", p.sales, p.coupon_discount as "couponDiscount", p.coupon_minimum as "couponMinimum", p.coupon_percent as "couponPercent", s.id as "shopId",
    s.name ->> 'en' as "shopName", s.is_self as "isSelf", c.hash, c.width, c.height, c.colour
  from products p join shops s on s.id = p.shop_id join pictures c on c.hash = p.picture_hash
  where p.id = any($1) order by array_position($1, p.id)`;
const product = `
  select p.*, t.*, to_json(s) as shop,
    (select json_agg(json_build_object('hash', c.hash, 'width', c.width, 'height', c.height, 'colour', c.colour) order by pp.position)
      from product_pictures pp join pictures c on c.hash = pp.picture_hash where pp.product_id = p.id) as pictures,
    (select json_agg(k order by k.id) from skus k where k.product_id = p.id) as skus,
    (select json_agg(o order by o.position, o.value_position) from product_options o where o.product_id = p.id) as options,
    (select json_agg(e order by e.position) from product_specs e where e.product_id = p.id) as specs
  from products p join shops s on s.id = p.shop_id left join product_texts t on t.product_id = p.id where p.id = $1`;

const server = createServer(async (request, response) => {
  const input = new URLSearchParams(request.url?.slice(2));
  const ids = input.get('ids')?.split(',').map(Number);
  const { rows } = ids
    ? await pool.query({ name: 'cards', text: cards, values: [ids] })
    : await pool.query({ name: 'product', text: product, values: [Number(input.get('product'))] });
  const body = JSON.stringify({ code: 200, message: 'success', data: ids ? { list: rows } : rows[0] });
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }).end(body);
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as { port: number }).port));
