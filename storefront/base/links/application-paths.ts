// `menuCur` is the entry of the account menu that the page belongs to (specification §2).
export const applyPath = '/users/merchant_settled?menuCur=70';
export const recordPath = '/users/application_record';

/** Where a refused application is changed and sent again. */
export const changePath = (id: number) => `${applyPath}&id=${id}`;

/** The application that an address asks to change; null when it asks for a new one. */
export function applicationIn(parameters: URLSearchParams): number | null {
  const given = parameters.get('id') ?? '';
  return /^[1-9]\d{0,9}$/.test(given) ? Number(given) : null;
}
