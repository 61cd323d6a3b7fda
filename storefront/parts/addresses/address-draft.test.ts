import { expect, test } from 'vitest';
import { AddressInput } from '#contract/identity/shopper-addresses.ts';
import {
  type AddressDraft,
  draftOf,
  inOrder,
  inputOf,
  problemsOf,
  refusedField,
  settledDial,
} from './address-draft.ts';

const spain = { code: 'ES', dialCode: '34' };
const whole: AddressDraft = {
  realName: ' Ana ',
  email: 'ana@mall.example',
  country: 'ES',
  dial: spain,
  phone: '612 34 56 78 ',
  postCode: '08001',
  detail: 'Carrer de Mallorca 12',
  isDefault: true,
};

test('a whole draft has nothing wrong, and is sent as the contract takes it', () => {
  expect(problemsOf(whole)).toEqual({});
  const input = inputOf(whole);
  expect(input).toEqual({
    realName: 'Ana',
    email: 'ana@mall.example',
    country: 'ES',
    countryCode: '+34',
    phone: '612 34 56 78',
    postCode: '08001',
    detail: 'Carrer de Mallorca 12',
    isDefault: true,
  });
  expect(AddressInput.parse(input)).toEqual(input);
});

test('everything that is wrong is named, blanks count as nothing, and the first is gone to', () => {
  const empty = draftOf(null, spain);
  const all = { realName: 'nameEmpty', phone: 'phoneEmpty', postCode: 'postCodeEmpty', detail: 'detailEmpty' };
  expect(problemsOf(empty)).toEqual(all);
  expect(problemsOf({ ...empty, realName: ' ', phone: ' ', postCode: '\n', detail: '\t' })).toEqual(all);
  expect(inOrder(problemsOf(empty))[0]?.field).toBe('realName');
  expect(problemsOf({ ...whole, email: 'abc' })).toEqual({ email: 'emailWrong' });
  expect(problemsOf({ ...whole, email: ' ' })).toEqual({});
  expect(problemsOf({ ...whole, phone: 'call me' })).toEqual({ phone: 'phoneWrong' });
  expect(inOrder(problemsOf({ ...whole, email: 'abc', detail: '' }))[0]?.field).toBe('detail');
  expect(inOrder({})).toEqual([]);
});

test('a post code is written as those of its country', () => {
  expect(problemsOf({ ...whole, postCode: '8001' })).toEqual({ postCode: 'postCodeWrong' });
  expect(problemsOf({ ...whole, country: 'GB' })).toEqual({ postCode: 'postCodeWrong' });
  expect(problemsOf({ ...whole, country: 'HK', postCode: '-' })).toEqual({});
});

test('what the mall refuses stands at its field', () => {
  expect(refusedField('wrong_phone')).toEqual({ phone: 'phoneNotThere' });
  expect(refusedField('wrong_post_code')).toEqual({ postCode: 'postCodeWrong' });
  expect([refusedField('busy'), refusedField(undefined)]).toEqual([{}, {}]);
});

test('an address to be changed begins as it is', () => {
  const address = { id: 7, ...inputOf(whole), isDefault: false };
  expect(inputOf(draftOf(address, { code: 'US', dialCode: '1' }))).toEqual({ ...inputOf(whole), isDefault: false });
});

test('the dial code is that of the country, unless another was chosen', () => {
  const list = [
    { code: 'CA', dialCode: '1' },
    { code: 'ES', dialCode: '34' },
    { code: 'US', dialCode: '1' },
  ];
  const settled = (code: string, dialCode: string) => settledDial({ code, dialCode }, list);
  expect(settled('ES', '')).toEqual({ code: 'ES', dialCode: '34' });
  expect(settled('US', '1')).toEqual({ code: 'US', dialCode: '1' });
  expect(settled('ES', '1')).toEqual({ code: 'CA', dialCode: '1' });
  expect(settled('ES', '999')).toEqual({ code: 'ES', dialCode: '999' });
  expect(settledDial({ code: 'ES', dialCode: '' }, [])).toEqual({ code: 'ES', dialCode: '' });
});
