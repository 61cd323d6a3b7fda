import * as contract from '#contract/catalogue/merchant-import.ts';
import type { SheetField, SheetRow } from '#contract/catalogue/sheet-fields.ts';
import { as, type Person } from '#tests/support/accounts/accounts.ts';
import type { MallUnderTest } from './mall-under-test.ts';

/** Sends rows to be imported, those of one product together, as the console does. The first stands in row 2 of the file. */
export async function checkRows(
  mall: MallUnderTest,
  person: Person,
  groups: readonly (readonly SheetRow[])[],
  { mode = 'publish', fields }: { mode?: contract.ImportMode; fields?: readonly SheetField[] } = {},
): Promise<contract.ProductImport> {
  const rows = groups.flat();
  const named = fields ?? ([...new Set(rows.flatMap((row) => Object.keys(row)))] as SheetField[]);
  const begin = { fileName: 'products.csv', mode, rows: rows.length, fields: [...named] };
  const { data: begun, message } = await mall.ask(contract.beginImport, begin, as(person.token));
  if (!begun) throw new Error(message);
  let row = 1;
  const products = groups.map((group) =>
    group.map((cells) => {
      row += 1;
      return { row, cells };
    }),
  );
  const { data: checked, message: refusal } = await mall.ask(
    contract.checkImportPart,
    { id: begun.id, products },
    as(person.token),
  );
  if (!checked) throw new Error(refusal);
  return checked;
}
