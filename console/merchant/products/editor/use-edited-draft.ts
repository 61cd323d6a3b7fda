import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useCall, useShopId } from '#console/base/use-call.ts';
import { staysInEditor } from '#console/merchant/products/draft/leave-guard.tsx';
import { type Draft, getDraft, getProductDraft } from '#contract/catalogue/merchant-drafts.ts';
import { emptyProduct } from '#contract/catalogue/product-content.ts';

const newProduct = (): Draft => ({
  ...{ id: null, productId: null, version: 0, liveVersion: 0, state: 'editing', refusalReason: null },
  ...{ submittedAt: null, forcedDownReason: null, needsReview: false },
  ...{ savedBy: '', savedAt: new Date().toISOString(), content: emptyProduct, stock: [] },
});

/**
 * What the address names: `products/new`, `products/drafts/12` for one that was never published, `products/7` for a product
 * with or without a draft. A new product has the address of its draft from its first save on, and stays on screen.
 */
export function useEditedDraft() {
  const { place = 'new', draftId } = useParams();
  const shopId = useShopId();
  const navigate = useNavigate();
  const [begun] = useState(newProduct);
  const [begunId, setBegunId] = useState<number | null>(null);
  const isDraft = place === 'drafts';
  const isBegunHere = place === 'new' || (isDraft && begunId === Number(draftId));
  const ofDraft = useCall(getDraft, { id: draftId }, { isOff: !isDraft });
  const ofProduct = useCall(getProductDraft, { productId: place }, { isOff: isDraft || place === 'new' });
  const { data, error, refetch } = isDraft ? ofDraft : ofProduct;
  return {
    draft: isBegunHere ? (isDraft && data) || begun : data,
    name: isBegunHere ? 'new' : `${place} ${draftId}`,
    error,
    refetch,
    moveTo(id: number): void {
      setBegunId(id);
      const there = `/${shopId}/products/drafts/${id}`;
      void navigate(there, { replace: true, preventScrollReset: true, state: staysInEditor });
    },
  };
}
