import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { type DeskClient, useDeskSide } from '#console/base/chat/desk-side.ts';
import { useCall } from '#console/base/use-call.ts';
import { inboxFilters } from '#contract/chat/desk.ts';

export type InboxFilter = (typeof inboxFilters)[number];

/** Changes that come together are asked about once. */
const restMs = 400;
/** Without a socket, and should a change ever not arrive. */
const everyMs = 30_000;
export const inboxStep = 50;
const inboxMax = 100;

/** Which conversations are listed, as the address says. */
export function useInboxAddress() {
  const [search, setSearch] = useSearchParams();
  const named = search.get('show');
  return {
    show: inboxFilters.find((one) => one === named) ?? ('open' as const),
    keyword: search.get('words') ?? '',
    change(values: Record<'show' | 'words', string> | Partial<Record<'show' | 'words', string>>): void {
      const next = new URLSearchParams(location.search);
      for (const [name, value] of Object.entries(values)) {
        if (value === '' || (name === 'show' && value === 'open')) next.delete(name);
        else next.set(name, value);
      }
      setSearch(next, { replace: true });
    },
  };
}

/** The conversations of the desk, brought up to date by what comes over its connection. */
export function useInbox(client: DeskClient, limit: number) {
  const { calls } = useDeskSide();
  const { show, keyword } = useInboxAddress();
  const query = useCall(
    calls.listInbox,
    { show, ...(keyword && { keyword }), limit: Math.min(limit, inboxMax) },
    { keepsPrevious: ({ show: before }) => before === show, everyMs },
  );
  const { data } = query;
  useEffect(() => {
    if (data) client.know(data.list);
  }, [client, data]);
  useRefreshing(client);
  return { ...query, hasMore: data !== undefined && data.total > data.list.length && limit < inboxMax };
}

/** Asks for lists and counts again after something has come. */
function useRefreshing(client: DeskClient): void {
  const { calls } = useDeskSide();
  const queries = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const refresh = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        for (const { path } of [calls.listInbox, calls.getChatFigures])
          void queries.invalidateQueries({ queryKey: [path] });
      }, restMs);
    };
    const ends = [...(['message', 'state', 'hello', 'sync'] as const)].map((type) => client.on(type, refresh));
    return () => {
      clearTimeout(timer);
      for (const end of ends) end();
    };
  }, [client, calls, queries]);
}
