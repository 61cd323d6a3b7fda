export const emailMax = 254;

// Specification §5, extended by what real addresses contain: dots and plus signs before the @. Each repetition is bounded by a
// character that the one before it cannot match, so no input makes it slow.
const pattern =
  /^[\w-]+(?:[.+][\w-]+)*@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+$/;

/** The rule for mail addresses, in forms and on the server. */
export function isEmail(text: string): boolean {
  return text.length <= emailMax && pattern.test(text);
}
