// Made while building: see country-names-plugin.ts.
declare module 'virtual:country-names' {
  /** By language and the country's code, in the order of the names. */
  export const countryNames: Record<import('#contract/core/languages.ts').Locale, Record<string, string>>;
}
