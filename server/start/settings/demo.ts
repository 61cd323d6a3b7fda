import { z } from 'zod';
import { startFailure } from '#server/database/start-failure.ts';
import { isLoopbackAddress } from '#server/http/source-address.ts';

const flag = z
  .enum(['1', '0', 'on', 'off', 'true', 'false', 'yes', 'no'])
  .transform((word) => ['1', 'on', 'true', 'yes'].includes(word));

export const DemoSettings = z.object({
  DEMO: flag.optional(),
  DEMO_PUBLIC: flag.default(false),
});

type Given = z.output<typeof DemoSettings> & {
  NODE_ENV: string;
  HOST: string;
  PUBLIC_URL?: string | undefined;
  DATABASE_URL?: string | undefined;
};

/**
 * Whether this is the demo mall, and whether it can be reached from other machines. The demo accounts' passwords are public,
 * so production never runs the demo, and a network gets it only by an explicit setting.
 */
export function readDemoSettings(data: Given): { isDemo: boolean; isPublicDemo: boolean } {
  const isDemo = data.DEMO ?? data.DATABASE_URL === undefined;
  if (!isDemo) return { isDemo, isPublicDemo: false };
  if (data.NODE_ENV === 'production') {
    throw startFailure(
      'The demo does not run with NODE_ENV=production: the passwords of its accounts are public. Set DEMO=0 for a mall of your own, or leave NODE_ENV unset to look at the demo',
    );
  }
  const outside = [data.HOST, data.PUBLIC_URL && new URL(data.PUBLIC_URL).hostname].find(
    (host) => host && !isLoopbackAddress(host),
  );
  if (outside && !data.DEMO_PUBLIC) {
    throw startFailure(
      `The demo would be open to everyone who reaches ${outside}, with accounts whose passwords are public. Set DEMO_PUBLIC=1 if that is meant, or DEMO=0 for a mall of your own`,
    );
  }
  return { isDemo, isPublicDemo: outside !== undefined };
}
