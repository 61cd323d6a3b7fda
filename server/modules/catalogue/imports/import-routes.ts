import * as imports from '#contract/catalogue/merchant-import.ts';
import { actorOf } from '#server/http/caller.ts';
import { type Api, serve } from '#server/http/serve.ts';
import { applyImport } from './apply-import.ts';
import { beginImport } from './begin-import.ts';
import { checkImportPart } from './check-import-part.ts';
import { getImportOf, listImportsOf, listItemsOf, listProblemsOf } from './import-queries.ts';
import { undoImport } from './undo-import.ts';

export function serveImports(api: Api): void {
  serve(api, imports.beginImport, (input, caller) => beginImport(actorOf(caller), input));
  serve(api, imports.checkImportPart, (input, { membership }) => checkImportPart(membership.shopId, input));
  serve(api, imports.getImport, ({ id }, { membership }) => getImportOf(membership.shopId, id));
  serve(api, imports.listImports, (paging, { membership }) => listImportsOf(membership.shopId, paging));
  serve(api, imports.listImportProblems, (input, { membership }) => listProblemsOf(membership.shopId, input));
  serve(api, imports.listImportItems, (input, { membership }) => listItemsOf(membership.shopId, input));
  serve(api, imports.applyImport, ({ id }, caller) => applyImport(actorOf(caller), id));
  serve(api, imports.undoImport, ({ id }, caller) => undoImport(actorOf(caller), id));
}
