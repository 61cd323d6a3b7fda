import { z } from 'zod';
import { withoutPersonalData } from './describe-error.ts';
import { demoRateLimitFactor } from './limits.ts';
import { log } from './log.ts';
import { countTry } from './rate-limit.ts';
import { readText } from './read-body.ts';
import type { Api } from './serve.ts';

/** Receives browsers' reports of scripts that the content security policy blocked. */
export function serveCspReports(api: Api, isDemo: boolean): void {
  api.post('/api/front/report/csp', async (context) => {
    await countTry('cspReport', context.get('source'), isDemo ? demoRateLimitFactor : 1);
    const report = readReport(await readText(context));
    log.warn({ ...report, requestId: context.get('requestId') }, 'content security policy violation');
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

/** The directive, the blocked origin and the page: never the whole report, since addresses and script samples may hold personal data. */
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
