import type { AddressInput } from '#contract/identity/shopper-addresses.ts';

type ToSend = { orderNo: string; address: Omit<AddressInput, 'isDefault'> | null };

/** The numbers of the other orders that go to the same person at the same address, by order number: they can be packed together. */
export function othersToSameAddress(orders: readonly ToSend[]): ReadonlyMap<string, readonly string[]> {
  const byAddress = Map.groupBy(orders, ({ orderNo, address }) => (address ? addressKey(address) : orderNo));
  return new Map(
    [...byAddress.values()].flatMap((together) =>
      together.map(({ orderNo }) => [
        orderNo,
        together.map((other) => other.orderNo).filter((other) => other !== orderNo),
      ]),
    ),
  );
}

/** People write the same address with other spaces and capitals. */
const addressKey = ({ realName, phone, country, postCode, detail }: NonNullable<ToSend['address']>) =>
  [realName, phone, country, postCode, detail]
    .map((part) => part.replaceAll(/\s+/g, ' ').trim().toLowerCase())
    .join('\n');
