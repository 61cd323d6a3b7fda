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
 * Whether this is the demo mall, and whether others than this machine can reach it. Everybody knows the passwords of the
 * demo's accounts, so production never runs it, and a network gets it only when that was said in so many words.
 */
export function readDemoSettings(data: Given): { isDemo: boolean; isPublicDemo: boolean } {
  const isDemo = data.DEMO ?? data.DATABASE_URL === undefined;
  if (!isDemo) return { isDemo, isPublicDemo: false };
  if (data.NODE_ENV === 'production') {
    throw startFailure(
      'The demo does not run with NODE_ENV=production: everybody knows the passwords of its accounts. Set DEMO=0 for a mall of your own, or leave NODE_ENV unset to look at the demo',
    );
  }
  const outside = [data.HOST, data.PUBLIC_URL && new URL(data.PUBLIC_URL).hostname].find(
    (host) => host && !isLoopbackAddress(host),
  );
  if (outside && !data.DEMO_PUBLIC) {
    throw startFailure(
      `The demo would be open to everybody who reaches ${outside}, with accounts whose passwords everybody knows. Set DEMO_PUBLIC=1 if that is meant, or DEMO=0 for a mall of your own`,
    );
  }
  return { isDemo, isPublicDemo: outside !== undefined };
}
