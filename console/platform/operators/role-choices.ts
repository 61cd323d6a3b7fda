import { useTranslations } from 'use-intl';
import { useUser } from '#console/base/session/user.ts';
import type { OperatorRole } from '#contract/operators/platform.ts';

const administrator = ''; // a role without an id, see contract/operators/platform.ts

/**
 * Whether the operator may give a role, take it away, or change it: nobody but an administrator gives more than they may do
 * themselves. The mall decides; this only hides what it would refuse.
 */
export function useMayGive(roles: readonly OperatorRole[]): (roleId: number | null) => boolean {
  const { data: user } = useUser();
  const operator = user?.operator;
  return (roleId) => {
    if (!operator) return false;
    const role = roles.find(({ id }) => id === roleId);
    return operator.isAdministrator || (role?.scopes.every((scope) => operator.scopes.includes(scope)) ?? false);
  };
}

/** Roles to choose from. Only administrators make others administrators. */
export function useRoleChoices(roles: readonly OperatorRole[]): { value: string; label: string; disabled?: boolean }[] {
  const t = useTranslations('platform.operators');
  const mayGive = useMayGive(roles);
  return [
    { value: administrator, label: t('administrator'), disabled: !mayGive(null) },
    ...roles.map(({ id, name }) => ({ value: String(id), label: name, disabled: !mayGive(id) })),
  ];
}

export const idOfChoice = (choice: string | null): number | null => (choice ? Number(choice) : null);
