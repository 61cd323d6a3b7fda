import type { MallUnderTest } from '#tests/support/mall/mall-under-test.ts';

/** Writes a question of someone about a product, as if it had been asked before. */
export async function insertQuestion(
  { pool }: MallUnderTest,
  { productId, accountId, text = 'Is it warm?' }: { productId: number; accountId: number | null; text?: string },
): Promise<number> {
  const { rows } = await pool.query(
    `insert into questions (product_id, shop_id, account_id, nickname, text, created_at)
      select id, shop_id, $2, 'Ana Quill', $3, now() from products where id = $1 returning id`,
    [productId, accountId, text],
  );
  return rows[0].id;
}

/** Writes a buyer's answer to a question, and counts it. */
export async function insertAnswer(
  { pool }: MallUnderTest,
  { questionId, accountId, text = 'Very' }: { questionId: number; accountId: number | null; text?: string },
): Promise<number> {
  const { rows } = await pool.query(
    `with counted as (update questions set answer_count = answer_count + 1 where id = $1)
      insert into question_answers (question_id, is_shop, account_id, nickname, text, created_at)
      values ($1, false, $2, 'Bo Reed', $3, now()) returning id`,
    [questionId, accountId, text],
  );
  return rows[0].id;
}
