import * as contract from '#contract/identity/shopper-addresses.ts';
import { database } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { type Api, serve } from '#server/http/serve.ts';
import { findAddress, findDefaultAddress, listAddressesOf, pageAddressesOf } from './address-queries.ts';
import { deleteAddress } from './delete-address.ts';
import { editAddress } from './edit-address.ts';
import { setDefaultAddress } from './set-default-address.ts';

/** Serves the calls for delivery addresses. */
export function serveAddresses(api: Api): void {
  serve(api, contract.listAllAddresses, (_, { session }) => listAddressesOf(session.accountId));
  serve(api, contract.listAddresses, (input, { session }) => pageAddressesOf(session.accountId, input));
  serve(api, contract.getAddress, async ({ id }, { session }) => {
    const address = await findAddress(database(), session.accountId, id);
    if (!address) throw new Refusal('address_not_found');
    return address;
  });
  serve(api, contract.getDefaultAddress, async (_, { session }) => {
    const address = await findDefaultAddress(database(), session.accountId);
    if (!address) throw new Refusal('no_default_address');
    return address;
  });
  serve(api, contract.editAddress, (input, { session }) => editAddress(session.accountId, input));
  serve(api, contract.setDefaultAddress, ({ id }, { session }) => setDefaultAddress(session.accountId, id));
  serve(api, contract.deleteAddress, ({ id }, { session }) => deleteAddress(session.accountId, id));
}
