/** Starting values of every limit, in one place that tests read too. */
export const limits = {
  jsonBytes: 256 * 1024,
  headerBytes: 16 * 1024,
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 30_000,
  idleTimeoutMs: 5_000,
  jsonDepth: 32,
} as const;

/** How often something may be done from one source. In demo mode everyone comes from one address: 100 times wider there. */
export const rates = {
  search: { times: 300, seconds: 60 },
  cspReport: { times: 60, seconds: 60 },
  pictureCode: { times: 30, seconds: 60 },
  readPictureCode: { times: 20, seconds: 60 },
  receiveCoupon: { times: 10, seconds: 60 }, // per person
} as const satisfies Record<string, { times: number; seconds: number }>;

export const demoWidening = 100;
