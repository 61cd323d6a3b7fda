import { z } from 'zod';
import type { CarrierSecrets } from '#server/providers/carriers/carriers.ts';
import { knownCarriers } from '#server/providers/carriers/known-carriers.ts';

const pair = /^([a-z][a-z0-9-]{1,31}):([^\s,:]{16,})$/;
const codes = knownCarriers.map(({ code }) => code);

/** The environment variables of carriers that report parcel tracking to the mall. */
export const CarrierSettings = z.object({
  /** `dhl:SECRET,ups:SECRET`; one code twice while its secret is being replaced. */
  CARRIER_SECRETS: z
    .string()
    .default('')
    .transform((list) => list.split(',').filter(Boolean))
    .refine((pairs) => pairs.every((one) => codes.includes(pair.exec(one)?.[1] ?? '')), {
      message: `must be pairs CODE:SECRET, separated by commas; a secret has 16 characters or more, a code is one of ${codes.join(', ')}`,
    }),
});

export function readCarrierSettings({ CARRIER_SECRETS }: z.infer<typeof CarrierSettings>): CarrierSecrets {
  const pairs = CARRIER_SECRETS.map((one) => one.split(':') as [string, string]);
  const byCode = Map.groupBy(pairs, ([code]) => code);
  return new Map([...byCode].map(([code, all]) => [code, all.map(([, secret]) => secret)]));
}
