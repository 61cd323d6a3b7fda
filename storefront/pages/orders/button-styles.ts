export const quietButton =
  'inline-flex min-h-9 items-center rounded-md border border-line px-4 font-medium hover:border-ink-3 focus-visible:rounded-md disabled:opacity-60';
export const loudButton =
  'inline-flex min-h-9 items-center rounded-md bg-brand px-5 font-semibold text-white hover:bg-brand-deep focus-visible:rounded-md disabled:opacity-60';
