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
  return {
    views,
    defaultId: data?.defaultId ?? null,
    open,
    query,
    isChanged: open !== null && viewQueryOf(new URLSearchParams(open.query)) !== query,
    show: (view: { id: number; query: string } | null) => void navigate(addressOf(view, search)),
  };
}
