import type { Fields } from '#console/base/conflict/changed-fields.ts';
import { shopScopes } from '#contract/core/call.ts';
import type { Role } from '#contract/shops/merchant-staff.ts';

/** A role as single fields, to compare versions of it: its name, and each of the things that it may allow. */
export const fieldsOf = ({ name, scopes }: Pick<Role, 'name' | 'scopes'>): Fields => ({
  name,
  ...Object.fromEntries(shopScopes.map((scope) => [scope, scopes.includes(scope)])),
});
