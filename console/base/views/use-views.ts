import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useCall } from '#console/base/use-call.ts';
import { listViews, type ViewedList } from '#contract/shops/merchant-views.ts';
import { addressOf, viewQueryOf } from './view-query.ts';

/** The saved views of a list, which of them is open, and whether the address has left it. */
export function useViews(list: ViewedList) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { data } = useCall(listViews, { list });
  const views = data?.views ?? [];
  const open = views.find(({ id }) => String(id) === search.get('view')) ?? null;
  const query = viewQueryOf(search);

  // A list that is opened without any filter opens with the person's default. Once: then "all" means all.
  const isEntered = useRef(search.size > 0);
  useEffect(() => {
    if (isEntered.current || !data) return;
    isEntered.current = true;
    const standard = data.views.find(({ id }) => id === data.defaultId);
    if (standard) void navigate(addressOf(standard), { replace: true });
  }, [data, navigate]);

  return {
    views,
    defaultId: data?.defaultId ?? null,
    open,
    query,
    isChanged: open !== null && open.query !== query,
    show: (view: { id: number; query: string } | null) => void navigate(view ? addressOf(view) : '?'),
  };
}
