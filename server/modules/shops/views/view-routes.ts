import * as contract from '#contract/shops/merchant-views.ts';
import { type Api, serve } from '#server/http/serve.ts';
import { deleteView, setDefaultView } from './choose-view.ts';
import { addView, editView } from './save-view.ts';
import { listViewsOf } from './view-queries.ts';
import { assertSees, viewerOf } from './viewer.ts';

export function serveViews(api: Api): void {
  serve(api, contract.listViews, async ({ list }, caller) => {
    const viewer = viewerOf(caller);
    assertSees(viewer, list);
    return listViewsOf(viewer, list);
  });
  serve(api, contract.addView, async (input, caller) => addView(viewerOf(caller), input));
  serve(api, contract.editView, (input, caller) => editView(viewerOf(caller), input));
  serve(api, contract.deleteView, ({ id }, caller) => deleteView(viewerOf(caller), id));
  serve(api, contract.setDefaultView, async ({ list, id }, caller) => setDefaultView(viewerOf(caller), list, id));
}
