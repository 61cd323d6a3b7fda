import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { callMall } from '#console/base/call-mall.ts';
import { useNotices } from '#console/base/failure-text.ts';
import { useShopId } from '#console/base/use-call.ts';
import { startDraft } from '#contract/catalogue/merchant-drafts.ts';

/** Opens the editor: on the draft of a product, or on a new one. */
export function useStartEditing() {
  const shopId = useShopId();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { failed } = useNotices();
  const [isStarting, setStarting] = useState(false);
  const open = (draftId: number) => navigate(`/${shopId}/products/drafts/${draftId}`);
  return {
    isStarting,
    open,
    async start(productId: number | null): Promise<void> {
      setStarting(true);
      try {
        const { id } = await callMall(startDraft, { productId }, shopId);
        await client.invalidateQueries();
        await open(id);
      } catch (error) {
        failed(error);
      } finally {
        setStarting(false);
      }
    },
  };
}
