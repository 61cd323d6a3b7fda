import type { Context } from 'hono';
import { keyPrefix } from '#contract/integrations/merchant-keys.ts';
import type { Membership } from './membership.ts';
import type { Session } from './session.ts';

/** An API key that works: the shop for which it makes calls, and under whose name. */
export type FoundKey = {
  id: number;
  name: string;
  /** What the key allows of what who made it may do at present. Owners' acts are none of it. */
  membership: Membership;
  account: Pick<Session, 'accountId' | 'role' | 'userType'>;
  /** Whether who made it gave a second factor. */
  hasSecondFactor: boolean;
  /** Records that it was used, to the minute. */
  noteUse(): Promise<void>;
};

/** Finds a key by its hash. Passed in by server/start, since this layer knows no module. */
export type FindKey = (keyHash: string) => Promise<FoundKey | null>;

/** The API key of a request, or null when it sends none. */
export function readApiKey(context: Context): string | null {
  const [, token = ''] = /^bearer\s+(\S+)$/i.exec(context.req.header('authorization')?.trim() ?? '') ?? [];
  return token.startsWith(keyPrefix) ? token : null;
}
