import { z } from 'zod';
import { withoutPersonalData } from './describe-error.ts';
import { demoWidening } from './limits.ts';
import { log } from './log.ts';
import { countTry } from './rate-limit.ts';
import { readText } from './read-body.ts';
import type { Api } from './serve.ts';

/** Takes what browsers report about scripts that a page's policy did not let run. */
export function serveCspReports(api: Api, isDemo: boolean): void {
  api.post('/api/front/report/csp', async (context) => {
    await countTry('cspReport', context.get('source'), isDemo ? demoWidening : 1);
    const report = readReport(await readText(context));
    log.warn({ ...report, requestId: context.get('requestId') }, 'a page policy was broken');
    return context.body(null, 204);
  });
}

const Text = z.string().max(2_000).catch('');
const Report = z
  .object({ 'csp-report': z.object({ 'violated-directive': Text, 'blocked-uri': Text, 'document-uri': Text }) })
  .transform(({ 'csp-report': report }) => ({
    directive: report['violated-directive'].slice(0, 100),
    blocked: placeOf(report['blocked-uri']),
    page: placeOf(report['document-uri']),
  }));

/** Which rule, by what and where: never the whole report, since addresses and samples of scripts may hold anything. */
function readReport(body: string) {
  try {
    return Report.parse(JSON.parse(body));
  } catch {
    return { directive: 'unreadable' };
  }
}

function placeOf(uri: string): string {
  if (!URL.canParse(uri)) return /^[a-z-]{1,20}$/.test(uri) ? uri : ''; // "inline", "eval"
  const { origin, pathname } = new URL(uri);
  return withoutPersonalData(origin + pathname).slice(0, 300);
}
