import { createContext, use } from 'react';

/** The currency of the mall, around every screen of someone who is signed in. */
const Currency = createContext({ currency: 'USD', symbol: '$' });

export const CurrencyProvider = Currency.Provider;
export const useCurrency = () => use(Currency);
