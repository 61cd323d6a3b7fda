import {
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useRef } from 'react';
import { useParams } from 'react-router';
import type { Call, InputOf, OutputOf } from '#contract/core/call.ts';
import type { Locale } from '#contract/core/languages.ts';
import { type CallFailure, callMall } from './call-mall.ts';
import { useLocale } from './locale.ts';
import { newKey } from './new-key.ts';

/** The shop whose pages are open: the address says which. */
export function useShopId(): number | null {
  const { shopId } = useParams();
  const id = Number(shopId);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

type CallOptions<C extends Call> = {
  isOff?: boolean;
  keepsPrevious?: boolean | ((before: InputOf<C>) => boolean);
  /** Asked for again so often, while the window is seen; the answer may say how often. */
  everyMs?: number | ((answer: OutputOf<C> | undefined) => number);
};

/**
 * What a call answers for the shop on screen, remembered until something changes. Until the answer to another input is there, the
 * previous one can stay: always, or while it is still about the same thing.
 */
export function useCall<C extends Call>(
  call: C,
  input: InputOf<C>,
  options: CallOptions<C> = {},
): UseQueryResult<OutputOf<C>, CallFailure> {
  const shopId = useShopId();
  const locale = useLocale();
  const { isOff, keepsPrevious, everyMs } = options;
  const stays = typeof keepsPrevious === 'function' ? keepsPrevious : () => true;
  type Key = [path: string, shopId: number | null, locale: Locale, input: InputOf<C>];
  return useQuery<OutputOf<C>, CallFailure, OutputOf<C>, Key>({
    queryKey: [call.path, shopId, locale, input],
    queryFn: ({ signal }) => callMall(call, input, shopId, signal),
    enabled: !isOff,
    ...(everyMs && { refetchInterval: typeof everyMs === 'number' ? everyMs : ({ state }) => everyMs(state.data) }),
    ...(keepsPrevious
      ? { placeholderData: (previous, query) => (query && stays(query.queryKey[3]) ? previous : undefined) }
      : {}),
  });
}

/** Without `mutate`, whose callbacks are dropped once their part is off the screen: a form that was decided would not say so. */
type Sending<C extends Call> = Omit<UseMutationResult<OutputOf<C>, CallFailure, InputOf<C>>, 'mutate'>;

/** Sends a call that changes something; what is on screen is asked for again afterwards. */
export function useSend<C extends Call>(call: C): Sending<C> {
  const shopId = useShopId();
  const client = useQueryClient();
  return useMutation<OutputOf<C>, CallFailure, InputOf<C>>({
    mutationFn: (input) => callMall(call, input, shopId),
    onSettled: () => client.invalidateQueries(),
  });
}

/** The same for what must not happen twice: whoever sends the same again after an answer was lost sends the same key. */
export function useSendOnce<C extends Call>(call: C): Sending<C> {
  const shopId = useShopId();
  const client = useQueryClient();
  const sent = useRef({ key: '', input: '' });
  return useMutation<OutputOf<C>, CallFailure, InputOf<C>>({
    mutationFn: (given) => {
      const input = JSON.stringify(given);
      if (sent.current.input !== input) sent.current = { key: newKey(), input };
      return callMall(call, given, shopId, undefined, sent.current.key);
    },
    onSuccess: () => {
      sent.current = { key: '', input: '' };
    },
    onSettled: () => client.invalidateQueries(),
  });
}
