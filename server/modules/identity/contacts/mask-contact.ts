/** A masked mail address or phone, for the holder of a link: "an•••@example.com", "+86•••••0001". */
export function maskContact(contact: string): string {
  const at = contact.lastIndexOf('@');
  if (at < 0) return `${contact.slice(0, 3)}•••••${contact.slice(-4)}`;
  return `${contact.slice(0, Math.min(2, Math.max(1, at - 1)))}•••${contact.slice(at)}`;
}
