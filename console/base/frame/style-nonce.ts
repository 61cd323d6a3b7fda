/** The nonce under which the page's policy lets scripts write style sheets. */
export const styleNonce = () => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
