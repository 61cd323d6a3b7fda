import { expect, test } from 'vitest';
import {
  type ApplyDraft,
  blankDraft,
  draftFrom,
  draftInput,
  inOrder,
  inputOf,
  problemsOf,
  refusedField,
} from './apply-draft.ts';

const picture = { url: `/media/${'a'.repeat(32)}`, width: 4, height: 3, colour: '#336699' };
const whole: ApplyDraft = {
  name: 'Harbour Tea',
  realName: 'Ana Ruiz',
  dial: { code: 'TH', dialCode: '66' },
  phone: '081 234 5678',
  email: 'ana@mall.example',
  categoryId: 3,
  typeId: 1,
  keywords: ['tea', 'cups'],
  country: 'TH',
  address: 'Pier 3',
  papers: [picture],
};
const proof = { captcha: '123456', isAgreed: true };

test('what is saved is what is read again', () => {
  const saved = draftInput(whole);
  expect(saved).toMatchObject({ countryCode: '+66', keywords: 'tea,cups', qualificationPicture: [picture.url] });
  expect(draftFrom({ ...saved, qualificationPicture: [picture] }, 'US')).toEqual(whole);
  const blank = blankDraft('FR');
  expect(draftFrom({ ...draftInput(blank), qualificationPicture: [] }, 'FR')).toEqual(blank);
});

test('a draft without a country begins with the usual one', () => {
  const { country, dial } = draftFrom({ ...draftInput({ ...whole, country: '' }), qualificationPicture: [] }, 'LA');
  expect([country, dial]).toEqual(['LA', { code: 'LA', dialCode: '66' }]);
});

test('a whole application has nothing wrong and is sent with its code', () => {
  expect(problemsOf(whole, proof, false)).toEqual({});
  expect(inputOf(whole, { ...proof, captcha: ' 123456 ' })).toEqual({
    ...draftInput(whole),
    categoryId: 3,
    typeId: 1,
    captcha: '123456',
    agreement: true,
  });
});

test('an empty one says what is missing at each field, and begins at the top', () => {
  const problems = problemsOf(blankDraft('US'), { captcha: '', isAgreed: false }, false);
  expect(problems).toEqual({
    name: 'nameEmpty',
    realName: 'realNameEmpty',
    category: 'categoryEmpty',
    type: 'typeEmpty',
    phone: 'phoneEmpty',
    email: 'emailEmpty',
    captcha: 'captchaEmpty',
    address: 'addressEmpty',
    papers: 'papersEmpty',
    agreement: 'agreementEmpty',
  });
  expect(inOrder(problems)[0]?.field).toBe('name');
});

test.each<[Partial<ApplyDraft>, Partial<typeof proof>, boolean, object]>([
  [{ name: '  ' }, {}, false, { name: 'nameEmpty' }],
  [{ phone: 'call me' }, {}, false, { phone: 'phoneWrong' }],
  [{ email: 'ana@' }, {}, false, { email: 'emailWrong' }],
  [{}, { captcha: '12-34' }, false, { captcha: 'captchaWrong' }],
  [{}, {}, true, { papers: 'papersUnfinished' }],
  [{ papers: [] }, {}, false, { papers: 'papersEmpty' }],
  [{}, { isAgreed: false }, false, { agreement: 'agreementEmpty' }],
])('%j %j %s: %j', (change, other, isUploading, problems) => {
  expect(problemsOf({ ...whole, ...change }, { ...proof, ...other }, isUploading)).toEqual(problems);
});

test('what the mall refuses is said at the field that it is about', () => {
  expect(refusedField('shop_name_taken')).toEqual({ name: 'nameTaken' });
  expect(refusedField('shop_category_not_offered')).toEqual({ category: 'categoryGone' });
  expect(refusedField('shop_type_not_offered')).toEqual({ type: 'typeGone' });
  expect(refusedField('wrong_phone')).toEqual({ phone: 'phoneNotThere' });
  expect(refusedField('wrong_code')).toEqual({ captcha: 'captchaWrong' });
  expect(refusedField('application_waiting')).toEqual({});
});
