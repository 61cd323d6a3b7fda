import * as contract from '#contract/shops/merchant-holidays.ts';
import { actorOf } from '#server/http/caller.ts';
import { type Api, serve } from '#server/http/serve.ts';
import { endHoliday } from './end-holiday.ts';
import { listHolidaysOf } from './holiday-queries.ts';
import { planHoliday } from './plan-holiday.ts';

export function serveHolidays(api: Api): void {
  serve(api, contract.listHolidays, (_, { membership }) => listHolidaysOf(membership.shopId));
  serve(api, contract.planHoliday, (input, caller) => planHoliday(actorOf(caller), input));
  serve(api, contract.endHoliday, ({ id }, caller) => endHoliday(actorOf(caller), id));
}
