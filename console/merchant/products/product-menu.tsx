import { Menu } from '@mantine/core';
import {
  ArchiveRestore,
  Copy,
  ExternalLink,
  Eye,
  EyeOff,
  FileX,
  History,
  Pencil,
  ScanEye,
  Trash2,
  Undo2,
} from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useNotices } from '#console/base/failure-text.ts';
import { RowMenu } from '#console/base/lists/row-menu.tsx';
import { useLocale } from '#console/base/locale.ts';
import { useSend, useShopId } from '#console/base/use-call.ts';
import type { OwnProduct } from '#contract/catalogue/merchant.ts';
import { copyDraft, copyProduct, withdrawDraft } from '#contract/catalogue/merchant-drafts.ts';
import { useDiscard } from './draft/use-discard.ts';
import { previewPath } from './preview-path.ts';
import { actsOf, useProductActs } from './product-acts.ts';
import { VersionDialog } from './versions/version-dialog.tsx';

const icons = { hide: EyeOff, show: Eye, bin: Trash2, restore: ArchiveRestore } as const;
const iconOf = (Icon: typeof Eye) => <Icon size={16} aria-hidden="true" />;

/** Everything that can be done with one product of the list. */
export function ProductMenu({ product, onEdit }: { product: OwnProduct; onEdit: () => void }) {
  const t = useTranslations('console.products');
  const shopId = useShopId();
  const navigate = useNavigate();
  const { done, failed } = useNotices();
  const copyOfProduct = useSend(copyProduct);
  const copyOfDraft = useSend(copyDraft);
  const withdraw = useSend(withdrawDraft);
  const discard = useDiscard();
  const { act } = useProductActs();
  const [showsVersions, setShowsVersions] = useState(false);
  const { productId, draftId, draftState, state } = product;
  const name = product.name || t('unnamed');
  const preview = previewPath(shopId, { productId, draftId }, useLocale());

  /** Copies what shoppers see, or the draft of what they have never seen. */
  async function duplicate() {
    try {
      const draft = await (productId === null
        ? copyOfDraft.mutateAsync({ id: Number(draftId) })
        : copyOfProduct.mutateAsync({ productId }));
      await navigate(`/${shopId}/products/drafts/${draft.id}`);
    } catch (error) {
      failed(error);
    }
  }

  return (
    <>
      <RowMenu name={t('actionsFor', { name })}>
        <Menu.Item leftSection={iconOf(Pencil)} onClick={onEdit}>
          {t('edit')}
        </Menu.Item>
        <Menu.Item leftSection={iconOf(Copy)} onClick={() => void duplicate()}>
          {t('duplicate')}
        </Menu.Item>
        {productId !== null && (
          <Menu.Item leftSection={iconOf(History)} onClick={() => setShowsVersions(true)}>
            {t('versions.open')}
          </Menu.Item>
        )}
        {preview && (
          <Menu.Item component="a" href={preview} target="_blank" leftSection={iconOf(ScanEye)}>
            {t('preview')}
          </Menu.Item>
        )}
        {productId !== null && (state === 'on_sale' || state === 'sold_out') && (
          <Menu.Item
            component="a"
            href={`/goods_detail/${productId}`}
            target="_blank"
            leftSection={iconOf(ExternalLink)}
          >
            {t('seeInShop')}
          </Menu.Item>
        )}
        {productId !== null &&
          actsOf[state].map((one) => (
            <Menu.Item key={one} leftSection={iconOf(icons[one])} onClick={() => void act(one, [productId])}>
              {t(`acts.${one}`)}
            </Menu.Item>
          ))}
        {draftId !== null && draftState === 'in_review' && (
          <Menu.Item
            leftSection={iconOf(Undo2)}
            onClick={() =>
              void withdraw.mutateAsync({ id: draftId }).then(() => done(t('withdrawn', { name })), failed)
            }
          >
            {t('withdraw')}
          </Menu.Item>
        )}
        {draftId !== null && (
          <Menu.Item color="red" leftSection={iconOf(FileX)} onClick={() => void discard(draftId, name)}>
            {t('discard')}
          </Menu.Item>
        )}
      </RowMenu>
      {showsVersions && productId !== null && (
        <VersionDialog
          name={name}
          productId={productId}
          hasDraft={draftId !== null}
          onClose={() => setShowsVersions(false)}
        />
      )}
    </>
  );
}
