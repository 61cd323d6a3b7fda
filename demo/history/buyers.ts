import type { AddressInput } from '#contract/identity/shopper-addresses.ts';

// Who has bought in the merchant's shop before the demo was opened. Nobody can sign in as them.

type Buyer = { email: string; address: AddressInput };

const buyer = (email: string, address: Omit<AddressInput, 'email' | 'isDefault'>): Buyer => ({
  email,
  address: { ...address, email: '', isDefault: true },
});

export const historyBuyers: readonly Buyer[] = [
  buyer('noah@buyers.demo.mall', {
    ...{ realName: 'Noah Baker', countryCode: '+1', phone: '212 555 0147', country: 'US' },
    ...{ detail: '316 West 82nd Street, Apt 5\nNew York, NY', postCode: '10024' },
  }),
  buyer('camille@buyers.demo.mall', {
    ...{ realName: 'Camille Laurent', countryCode: '+33', phone: '6 12 34 56 78', country: 'FR' },
    ...{ detail: '14 rue des Tanneurs\nLyon', postCode: '69001' },
  }),
  buyer('lucia@buyers.demo.mall', {
    ...{ realName: 'Lucía Romero', countryCode: '+34', phone: '612 34 56 78', country: 'ES' },
    ...{ detail: 'Calle de las Huertas 22, 3.º B\nMadrid', postCode: '28014' },
  }),
  buyer('somchai@buyers.demo.mall', {
    ...{ realName: 'สมชาย วงศ์ไทย', countryCode: '+66', phone: '81 987 6543', country: 'TH' },
    ...{ detail: '45/7 ถนนนิมมานเหมินท์ เชียงใหม่', postCode: '50200' },
  }),
  buyer('wei@buyers.demo.mall', {
    ...{ realName: '李伟', countryCode: '+86', phone: '13900000002', country: 'CN' },
    ...{ detail: '杭州市西湖区文三路 90 号', postCode: '310012' },
  }),
];
