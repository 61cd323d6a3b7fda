import { useTranslations } from 'use-intl';
import { RoleDialog as Dialog } from '#console/base/people/role-dialog.tsx';
import { useUser } from '#console/base/session/user.ts';
import { useSend } from '#console/base/use-call.ts';
import { type PlatformScope, platformScopes } from '#contract/core/call.ts';
import { addOperatorRole, editOperatorRole, type OperatorRole } from '#contract/operators/platform.ts';

type RoleDialogProps = {
  /** Null for a new one. */
  role: OperatorRole | null;
  onReload: () => Promise<OperatorRole | undefined>;
  onClose: () => void;
};

/** A role of operators. */
export function RoleDialog(props: RoleDialogProps) {
  const t = useTranslations('platform.operators');
  const own = useUser().data?.operator?.scopes ?? [];
  const add = useSend(addOperatorRole);
  const edit = useSend(editOperatorRole);
  return (
    <Dialog<PlatformScope>
      {...props}
      allowed={platformScopes.map((scope) => ({
        scope,
        name: t(`scopes.${scope}`),
        text: t(`scopeTexts.${scope}`),
        isOwn: own.includes(scope),
      }))}
      onAdd={add.mutateAsync}
      onEdit={edit.mutateAsync}
    />
  );
}
