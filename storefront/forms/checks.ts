import { isEmail } from '#contract/core/email.ts';

/** What can be wrong with a field, by the specification's names, which are message keys too. */
export type CheckKey =
  | 'emailEmpty'
  | 'correctEmail'
  | 'emptyPassword'
  | 'againPassword'
  | 'diffPassword'
  | 'agreement'
  | 'emptyPhone'
  | 'emptyCaptche'
  | 'correctCaptche'
  | 'emptyOrderNumber'
  | 'correctOrderNumber';

export type FieldName =
  | 'orderNo'
  | 'proofCaptcha'
  | 'email'
  | 'phone'
  | 'captcha'
  | 'password'
  | 'passwordAgain'
  | 'agreement';
export type Finding = { field: FieldName; key: CheckKey };

/** One look at one field: what is wrong with it, or null. */
export type Check = Finding | null;

const found = (isWrong: boolean, field: FieldName, key: CheckKey): Check => (isWrong ? { field, key } : null);

export function checkEmail(email: string): Check {
  return found(email.trim() === '', 'email', 'emailEmpty') ?? found(!isEmail(email.trim()), 'email', 'correctEmail');
}

export function checkPhone(phone: string): Check {
  return found(phone.trim() === '', 'phone', 'emptyPhone');
}

/** Only that there is one: whether it is good enough, the server says. */
export function checkPassword(password: string): Check {
  return found(password === '', 'password', 'emptyPassword');
}

export function checkPasswordAgain(password: string, again: string): Check {
  return (
    found(again === '', 'passwordAgain', 'againPassword') ?? found(again !== password, 'passwordAgain', 'diffPassword')
  );
}

export function checkCaptcha(captcha: string): Check {
  return (
    found(captcha.trim() === '', 'captcha', 'emptyCaptche') ??
    found(!/^\w+$/.test(captcha.trim()), 'captcha', 'correctCaptche')
  );
}

/** The code from the contact that is being replaced. */
export function checkProofCode(code: string): Check {
  const finding = checkCaptcha(code);
  return finding && { ...finding, field: 'proofCaptcha' };
}

export function checkOrderNumber(orderNo: string): Check {
  return (
    found(orderNo === '', 'orderNo', 'emptyOrderNumber') ??
    found(!/^SH\d{16,24}$/.test(orderNo), 'orderNo', 'correctOrderNumber')
  );
}

export function checkAgreement(isAgreed: boolean): Check {
  return found(!isAgreed, 'agreement', 'agreement');
}

/** Fields are looked at from top to bottom, and one thing is said at a time. */
export function firstFinding(checks: readonly Check[]): Check {
  return checks.find((check) => check !== null) ?? null;
}
