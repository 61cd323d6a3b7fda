import { useTranslations } from 'use-intl';
import { RoleDialog as Dialog } from '#console/base/people/role-dialog.tsx';
import { useUser } from '#console/base/session/user.ts';
import { useSend, useShopId } from '#console/base/use-call.ts';
import { type ShopScope, shopScopes } from '#contract/core/call.ts';
import { addRole, editRole, type Role } from '#contract/shops/merchant-staff.ts';

type RoleDialogProps = {
  /** Null for a new one. */
  role: Role | null;
  onReload: () => Promise<Role | undefined>;
  onClose: () => void;
};

/** A role of the shop's people. */
export function RoleDialog(props: RoleDialogProps) {
  const t = useTranslations('console.people');
  const shopId = useShopId();
  const { data: user } = useUser();
  const own = user?.shops.find((shop) => shop.shopId === shopId)?.scopes ?? [];
  const add = useSend(addRole);
  const edit = useSend(editRole);
  return (
    <Dialog<ShopScope>
      {...props}
      allowed={shopScopes.map((scope) => ({
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
