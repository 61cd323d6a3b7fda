import { Readable } from 'node:stream';
import { z } from 'zod';
import type { openAccountExport as contract } from '#contract/accounts/platform-privacy.ts';
import { transaction } from '#server/database/connection.ts';
import { fileGrants, fileResponse } from '#server/http/file-grants.ts';
import type { Api } from '#server/http/serve.ts';
import { findAccountRow } from '#server/modules/accounts/account-row-queries.ts';
import { type LoggedOperator, logOperatorAct } from '#server/modules/operators/index.ts';
import { type ExportedPart, readAccount } from './export-queries.ts';

const filesPath = '/api/files/account';
const { grant, open } = fileGrants(filesPath, 'account file', z.object({ accountId: z.int() }));

/** A link to everything that the mall has about a person. That someone has asked for it is written down with it. */
export async function openAccountExport(
  operator: LoggedOperator,
  { id, reason }: z.output<typeof contract.input>,
): Promise<{ path: string }> {
  await transaction(async (tx) => {
    await findAccountRow(tx, id);
    await logOperatorAct(tx, operator, { act: 'account_exported', subject: String(id), reason });
  });
  return grant({ accountId: id });
}

/** Serves the file to whoever has such a link, while it is read: nobody's history is too long for it. */
export function serveAccountFiles(api: Api, more: readonly ExportedPart[]): void {
  api.get(`${filesPath}/:sealed`, async (context) => {
    const { accountId } = await open(context.req.param('sealed'));
    const text = Readable.from(readAccount(accountId, more), { objectMode: false });
    const body = Readable.toWeb(text) as ReadableStream<Uint8Array>;
    return fileResponse(body, `account-${accountId}.json`, 'application/json; charset=utf-8');
  });
}
