import { type APIRequestContext, expect } from '@playwright/test';
import { listWaitingProducts } from '#contract/catalogue/platform.ts';
import { as, someone } from '#tests/support/accounts/accounts.ts';

/** Someone of the platform, who decides by calls. */
export async function aDecider(request: APIRequestContext) {
  const admin = await someone({ role: 'platform' });
  const headers = as(admin.token);
  return {
    async decide(path: string, data: object): Promise<void> {
      const answer = await (await request.post(path, { data, headers })).json();
      expect([path, answer.code]).toEqual([path, 200]);
    },
    /** What waits of a product, as the platform sees it. */
    async seen(name: string): Promise<{ id: number; version: number }> {
      const answer = await request.get(`${listWaitingProducts.path}?limit=100&words=${encodeURIComponent(name)}`, {
        headers,
      });
      const { data } = await answer.json();
      const found = data.list.find((one: { name: string }) => one.name === name);
      return { id: found.id, version: found.version };
    },
  };
}
