import { useSend } from '#console/base/use-call.ts';
import {
  addShopCategory,
  addShopType,
  editShopCategory,
  editShopType,
  type ShopKind,
} from '#contract/shops/platform-kinds.ts';
import { type KindRow, type KindValues, written } from './kind-values.ts';

/** Adds a kind, or saves it over the version that is given. */
export function useSaveKind(kind: ShopKind) {
  const [addType, addCategory] = [useSend(addShopType), useSend(addShopCategory)];
  const [editType, editCategory] = [useSend(editShopType), useSend(editShopCategory)];

  async function send(over: KindRow | null, values: KindValues): Promise<void> {
    const [name, info] = [written(values.name), written(values.info)];
    if (over) {
      const { id, version } = over;
      if (kind === 'type') await editType.mutateAsync({ id, version, name, info });
      else await editCategory.mutateAsync({ id, version, name });
    } else if (kind === 'type') await addType.mutateAsync({ name, info });
    else await addCategory.mutateAsync({ name, percent: Number(values.percent) });
  }

  return { send, isPending: [addType, addCategory, editType, editCategory].some((each) => each.isPending) };
}
