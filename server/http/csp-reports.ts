import { demoWidening } from './limits.ts';
import { log } from './log.ts';
import { countTry } from './rate-limit.ts';
import { readText } from './read-body.ts';
import type { Api } from './serve.ts';

/** Takes what browsers report about scripts that a page's policy did not let run. */
export function serveCspReports(api: Api, isDemo: boolean): void {
  api.post('/api/front/report/csp', async (context) => {
    await countTry('cspReport', context.get('source'), isDemo ? demoWidening : 1);
    const report = (await readText(context)).slice(0, 2_000);
    log.warn({ report, requestId: context.get('requestId') }, 'a page policy was broken');
    return context.body(null, 204);
  });
}
