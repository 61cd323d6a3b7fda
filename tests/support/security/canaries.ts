import type { Call } from '#contract/core/call.ts';
import {
  registerByEmail,
  sendEmailCode,
  sendPhoneCode,
  signInByEmail,
  signInByPhone,
} from '#contract/identity/shopper.ts';
import { editAddress } from '#contract/identity/shopper-addresses.ts';

/** Personal data, each value marked so that it can be found wherever it appears. */
export const canaries = {
  email: 'canarymail7f3a@example.com',
  password: 'CanaryPassword7f3a',
  phone: '13955507301',
  name: 'Canaria Siebenstein',
  address: '7301 Canary Street',
  postCode: 'CNRY7301',
  card: '4000000000000002',
  code: '730173',
  token: 'canarytoken7f3acanarytoken7f3acanarytoken7f3',
} as const;

/** Requests with all of them, by the account with this token. */
export function canaryRequests(token: string): [path: string, init: RequestInit][] {
  const { email, password, phone, name, address, postCode, card, code } = canaries;
  const where = { realName: name, email, countryCode: '+86', phone, country: 'CN', detail: address, postCode };
  const post = (call: Call, input: unknown, as = token): [string, RequestInit] => [
    call.path,
    { method: 'POST', headers: { ...json, authorization: `Bearer ${as}` }, body: JSON.stringify(input) },
  ];
  return [
    post(sendEmailCode, email),
    post(sendPhoneCode, { phone, countryCode: '+86' }),
    post(registerByEmail, { email, password, captcha: code }),
    post(signInByEmail, { email, password }),
    post(signInByPhone, { phone, password, countryCode: '+86' }),
    post(editAddress, where),
    post(editAddress, where, canaries.token),
    [
      '/sandbox-gateway/card',
      { method: 'POST', headers: json, body: JSON.stringify({ clientSecret: code, number: card }) },
    ],
    [`/api/front/product/list?title=${encodeURIComponent(name)}`, {}],
    [
      '/api/front/report/csp',
      { method: 'POST', headers: json, body: `{"csp-report":{"script-sample":"${password}"}}` },
    ],
    ['/api/front/report/csp', { method: 'POST', headers: json, body: `${email} ${address}` }],
    [`/goods/goods_search?title=${encodeURIComponent(email)}`, {}],
  ];
}

const json = { 'content-type': 'application/json', 'form-type': 'pc' };
