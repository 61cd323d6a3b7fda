import { useTranslations } from 'use-intl';
import { useUser } from '#console/base/session/user.ts';
import type { OperatorRole } from '#contract/operators/platform.ts';

const administrator = ''; // a role without an id, see contract/operators/platform.ts

/** Roles to choose from. Only administrators make others administrators. */
export function useRoleChoices(roles: readonly OperatorRole[]): { value: string; label: string; disabled?: boolean }[] {
  const t = useTranslations('platform.operators');
  const { data: user } = useUser();
  const mayMakeAll = user?.operator?.isAdministrator ?? false;
  return [
    { value: administrator, label: t('administrator'), disabled: !mayMakeAll },
    ...roles.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
}

export const idOfChoice = (choice: string | null): number | null => (choice ? Number(choice) : null);
