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
  return {
    views,
    defaultId: data?.defaultId ?? null,
    open,
    /** What a view of the list as it is now would save: the router does not know all of its address. */
    queryNow: () => viewQueryOf(new URLSearchParams(location.search)),
    isChanged: open !== null && viewQueryOf(new URLSearchParams(open.query)) !== viewQueryOf(search),
    show: (view: { id: number; query: string } | null) => void navigate(addressOf(view, search)),
  };
}
