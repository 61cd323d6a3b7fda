// Made while building: see storefront/build/countries-plugin.ts.
declare module 'virtual:countries' {
  export const countries: import('./countries.ts').Country[];
  /** The folder of the flags, each named by its country's code: `CN.svg`. */
  export const flagFolder: string;
}
