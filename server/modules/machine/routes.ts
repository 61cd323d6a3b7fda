import * as contract from '#contract/machine/platform.ts';
import * as checks from '#contract/machine/platform-checks.ts';
import * as steps from '#contract/machine/platform-first-steps.ts';
import * as jobs from '#contract/machine/platform-jobs.ts';
import * as outbox from '#contract/machine/platform-outbox.ts';
import { type Api, serve } from '#server/http/serve.ts';
import { askForRun } from './checks/ask-for-run.ts';
import { countRed, getOneCheck, listAllChecks } from './checks/check-queries.ts';
import { getSteps, skipSteps } from './first-steps/mall-steps.ts';
import { countFailingJobs, listAllJobs } from './jobs/job-queries.ts';
import { runJobNow } from './jobs/jobs.ts';
import {
  dropDelivery,
  dropMessage,
  listDeliveries,
  listMessages,
  retryDelivery,
  retryMessage,
} from './outbox/outbox.ts';
import { getDatabase } from './state/database-queries.ts';
import { diagnose } from './state/diagnosis.ts';
import { dropCachedResponses } from './state/drop-cache.ts';
import { getOverview } from './state/overview-queries.ts';

export function serveMachine(api: Api): void {
  serve(api, contract.getMachineMarks, async () => {
    const [redChecks, failingJobs] = await Promise.all([countRed(), countFailingJobs()]);
    return { redChecks, failingJobs };
  });
  serve(api, steps.getMallSteps, (_, caller) => getSteps(caller));
  serve(api, steps.skipMallSteps, (input, caller) => skipSteps(caller, input));
  serve(api, contract.getMachineOverview, () => getOverview());
  serve(api, contract.getDatabaseState, () => getDatabase());
  serve(api, contract.dropCache, ({ tag }, caller) => dropCachedResponses(caller, tag));
  serve(api, contract.getDiagnosis, () => diagnose());
  serve(api, checks.listChecks, () => listAllChecks());
  serve(api, checks.getCheck, ({ check }) => getOneCheck(check));
  serve(api, checks.runChecks, (asked, caller) => askForRun(caller, asked));
  serve(api, jobs.listJobs, () => listAllJobs());
  serve(api, jobs.runJob, ({ job }, caller) => runJobNow(caller, job));
  serve(api, outbox.listWaitingMessages, (asked) => listMessages(asked));
  serve(api, outbox.retryMessage, ({ id }, caller) => retryMessage(caller, id));
  serve(api, outbox.dropMessage, (dropped, caller) => dropMessage(caller, dropped));
  serve(api, outbox.listOpenDeliveries, listDeliveries);
  serve(api, outbox.retryDelivery, ({ id }, caller) => retryDelivery(caller, id));
  serve(api, outbox.dropDelivery, (dropped, caller) => dropDelivery(caller, dropped));
}
