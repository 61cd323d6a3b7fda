// Made while building: see storefront/build/countries-plugin.ts.
declare module 'virtual:countries' {
  export const countries: import('./countries.ts').Country[];
  /** The folder of the flags, each named by its country's code: `CN.svg`. */
  export const flagFolder: string;
}

declare module 'virtual:lao-countries' {
  /** By the country's code. */
  export const names: Record<string, string>;
}
