/** A mail address that its owner knows again and nobody can copy over their shoulder: "sh•••r@demo.mall". */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const name = email.slice(0, at);
  const shown = name.length > 3 ? [name.slice(0, 2), name.slice(-1)] : [name.slice(0, 1), ''];
  return `${shown[0]}•••${shown[1]}${email.slice(at)}`;
}

/** The same for a number: "+86 138••••0001". */
export function maskedPhone(phone: string, countryCode: string | null): string {
  const code = countryCode && phone.startsWith(countryCode) ? countryCode : '';
  const number = phone.slice(code.length);
  const ends = number.length >= 9 ? 3 : 1;
  const hidden = `${number.slice(0, ends)}••••${number.slice(-4)}`;
  return code ? `${code} ${hidden}` : hidden;
}
