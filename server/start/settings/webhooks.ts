import { z } from 'zod';
import { startFailure } from '#server/database/start-failure.ts';

const flag = z
  .enum(['1', '0', 'on', 'off', 'true', 'false', 'yes', 'no'])
  .transform((word) => ['1', 'on', 'true', 'yes'].includes(word));

export const WebhookSettings = z.object({
  /** Webhooks may be sent to this machine itself, without TLS: for tests, and to try them in the demo. */
  WEBHOOK_LOCAL_TARGETS: flag.default(false),
});

/** Whoever may add webhooks could reach every service of this machine, so a mall that others can reach never allows it. */
export function readWebhookSettings(
  { WEBHOOK_LOCAL_TARGETS: allowsLocal }: z.output<typeof WebhookSettings>,
  { isDemo, isPublicDemo }: { isDemo: boolean; isPublicDemo: boolean },
): { allowsLocal: boolean } {
  if (allowsLocal && (!isDemo || isPublicDemo))
    throw startFailure('WEBHOOK_LOCAL_TARGETS=1 is only for a demo that nobody but this machine can reach');
  return { allowsLocal };
}
