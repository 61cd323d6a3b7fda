import { enterDemoShop, listDemoShops } from '#contract/demo/console.ts';
import { getClock, listParcels, moveClock, moveParcel } from '#contract/demo/developer.ts';
import * as desk from '#contract/demo/developer-desk.ts';
import { transaction } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { type Api, serve } from '#server/http/serve.ts';
import { changeSession } from '#server/modules/identity/index.ts';
import { advanceParcel } from '#server/modules/shipping/index.ts';
import { runSoon } from '#server/start/schedule.ts';
import { putClock, readClock } from './clock.ts';
import { findOwner, listOwnedShops } from './demo-shop-queries.ts';
import { actAsPlatform, actAsShop } from './desk.ts';
import { readDesk } from './desk-queries.ts';
import { newestParcels } from './parcel-queries.ts';

/**
 * The clock, the parcels and the desks of the demo mall. Other malls have none of them.
 */
export function serveWorld(api: Api, { isDemo }: { isDemo: boolean }): void {
  const assertDemo = () => {
    if (!isDemo) throw new Refusal('demo_closed');
  };
  serve(api, getClock, async () => {
    assertDemo();
    return readClock();
  });
  serve(api, moveClock, async ({ step }) => {
    assertDemo();
    const clock = await putClock(step);
    await runSoon();
    return clock;
  });
  serve(api, listParcels, async () => {
    assertDemo();
    return newestParcels();
  });
  serve(api, moveParcel, async ({ id }) => {
    assertDemo();
    return { hasMoved: await advanceParcel(id) };
  });
  serve(api, desk.getDesk, async (_, { locale }) => {
    assertDemo();
    return readDesk(locale);
  });
  serve(api, desk.actAsShop, async (input) => {
    assertDemo();
    return actAsShop(input);
  });
  serve(api, desk.actAsPlatform, async (input, { locale }) => {
    assertDemo();
    return actAsPlatform(input, locale);
  });
  serve(api, listDemoShops, async (_, { locale }) => {
    assertDemo();
    return listOwnedShops(locale);
  });
  serve(api, enterDemoShop, async ({ shopId }, caller) => {
    assertDemo();
    const ownerId = await findOwner(shopId);
    if (ownerId === null) throw new Refusal('not_found');
    // The demo has no apps: whoever comes in this way counts as having given the second factor.
    return { token: caller.giveToken(await transaction((tx) => changeSession(tx, ownerId, caller, true))) };
  });
}
