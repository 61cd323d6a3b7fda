import { listLeaders } from '#contract/catalogue/shopper.ts';

export type PageGoal = { name: string; path: string; scriptBytes: number; lcpMs: number };

/** The pages that are visited, with what each may cost. The product page is that of the best seller. */
export async function pageGoals(mall: string): Promise<PageGoal[]> {
  const answer = (await (await fetch(mall + listLeaders.path)).json()) as { data: unknown };
  const [leader] = listLeaders.output.parse(answer.data);
  if (!leader) throw new Error('the mall has no best seller');
  return [
    { name: 'home', path: '/', scriptBytes: 150_000, lcpMs: 900 },
    { name: 'search', path: '/goods/goods_search?title=shoe&cid=', scriptBytes: 150_000, lcpMs: 1300 },
    { name: 'product', path: `/goods_detail/${leader.id}`, scriptBytes: 150_000, lcpMs: 1100 },
  ];
}
