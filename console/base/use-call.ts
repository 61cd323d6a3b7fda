import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router';
import type { Call, InputOf, OutputOf } from '#contract/core/call.ts';
import { type CallFailure, callMall } from './call-mall.ts';
import { useLocale } from './locale.ts';

/** The shop whose pages are open: the address says which. */
export function useShopId(): number | null {
  const { shopId } = useParams();
  const id = Number(shopId);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

/** What a call answers for the shop on screen, remembered until something changes. */
export function useCall<C extends Call>(
  call: C,
  input: InputOf<C>,
  options: { isOff?: boolean; keepsPrevious?: boolean } = {},
): UseQueryResult<OutputOf<C>, CallFailure> {
  const shopId = useShopId();
  const locale = useLocale();
  return useQuery<OutputOf<C>, CallFailure>({
    queryKey: [call.path, shopId, locale, input],
    queryFn: ({ signal }) => callMall(call, input, shopId, signal),
    enabled: !options.isOff,
    ...(options.keepsPrevious ? { placeholderData: (previous) => previous } : {}),
  });
}

/** Sends a call that changes something; what is on screen is asked for again afterwards. */
export function useSend<C extends Call>(call: C) {
  const shopId = useShopId();
  const client = useQueryClient();
  return useMutation<OutputOf<C>, CallFailure, InputOf<C>>({
    mutationFn: (input) => callMall(call, input, shopId),
    onSettled: () => client.invalidateQueries(),
  });
}
