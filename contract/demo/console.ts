import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { Id, nothing, Picture } from '#contract/core/values.ts';
import { finishSignIn } from '#contract/shops/console.ts';

// How one tries the console of the demo mall: as the owner of any shop, without a password.

export const DemoShop = z.object({ shopId: Id, name: z.string(), avatar: Picture });
export type DemoShop = z.infer<typeof DemoShop>;

export const listDemoShops = call({
  method: 'GET',
  path: '/api/merchant/demo/shops',
  who: 'anyone',
  summary: 'Lists the shops of the demo mall whose console can be entered. Only in demo mode',
  input: nothing,
  output: z.array(DemoShop).max(200),
  refuses: ['demo_closed'],
});

export const enterDemoShop = call({
  method: 'POST',
  path: '/api/merchant/demo/enter',
  who: 'anyone',
  summary: 'Signs in to the console as the owner of a shop of the demo mall. Only in demo mode',
  input: z.object({ shopId: Id }),
  output: finishSignIn.output,
  refuses: ['bad_input', 'demo_closed', 'not_found'],
});
