/** Every limit in one place; tests read it too. */
export const limits = {
  jsonBytes: 256 * 1024,
  draftBytes: 3 * 1024 * 1024, // a product with five hundred variants, and its texts in six languages; the help pages; a part of an import
  seenBytes: 6 * 1024, // two addresses
  fileBytes: 6 * 1024 * 1024, // a picture of 5 MB and its multipart form
  headerBytes: 16 * 1024,
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 30_000,
  idleTimeoutMs: 5_000,
  checkingIntervalMs: 1_000,
  jsonDepth: 32,
  publicReadMs: 5_000, // how long a public page or call may wait for the database
  publicAnswerMs: 15_000, // after this a public request is answered with an error, whatever the reason
} as const;

/**
 * Rate limits, counted per source address unless the comment or the name (`…PerHour`: per email address or phone number) says
 * otherwise. In demo mode all visitors may share one source address, so limits per source are 100 times higher. The platform can set
 * some of them (`limits` in contract/content/platform-settings.ts); those are then the defaults.
 */
export const rates = {
  search: { times: 300, seconds: 60 },
  upload: { times: 60, seconds: 3_600 }, // per account: one application and several reviews with pictures
  uploadKilobytes: { times: 200 * 1024, seconds: 30 * 86_400 }, // per account
  shopUpload: { times: 1_000, seconds: 3_600 }, // per account: pictures of products, also of a whole import
  shopUploadKilobytes: { times: 4 * 1024 * 1024, seconds: 30 * 86_400 }, // per account
  socialBegin: { times: 30, seconds: 60 },
  socialEnd: { times: 20, seconds: 60 },
  cspReport: { times: 60, seconds: 60 },
  newCaptcha: { times: 30, seconds: 60 },
  solveCaptcha: { times: 20, seconds: 60 },
  receiveCoupon: { times: 10, seconds: 60 }, // per account
  couponCode: { times: 10, seconds: 600 }, // per account: codes are short
  secondStep: { times: 60, seconds: 3_600 },
  secondFactor: { times: 10, seconds: 3_600 }, // per account
  apiKey: { times: 600, seconds: 60 }, // per key
  testWebhook: { times: 30, seconds: 60 }, // per shop: tests and replays
  testMessage: { times: 20, seconds: 3_600 }, // per operator: each one is a mail or an SMS
  inviteStaff: { times: 60, seconds: 3_600 },
  addAlert: { times: 30, seconds: 60 }, // per account
  submitOrder: { times: 10, seconds: 60 }, // per account
  startPayment: { times: 30, seconds: 60 }, // per account
  offerPrice: { times: 10, seconds: 3_600 }, // per order: each one is a mail to its buyer
  requestRefund: { times: 30, seconds: 3_600 }, // per account
  reportReview: { times: 20, seconds: 3_600 }, // per account
  askQuestion: { times: 10, seconds: 3_600 }, // per account: each one is a mail to a shop
  answerQuestion: { times: 30, seconds: 3_600 }, // per account: each one is a mail to whoever has asked
  reportPost: { times: 20, seconds: 3_600 }, // per account
  chatOpen: { times: 60, seconds: 3_600 }, // conversations that are begun
  chatMessage: { times: 40, seconds: 60 }, // per shopper
  chatGuestMessage: { times: 120, seconds: 60 }, // of all guests of a source, who could begin again with another key
  chatAnswer: { times: 200, seconds: 60 }, // per clerk
  chatTicket: { times: 300, seconds: 60 },
  chatReport: { times: 20, seconds: 3_600 },
  guestCart: { times: 60, seconds: 3_600 }, // new carts; adding to one is not counted
  signIn: { times: 20, seconds: 60 },
  register: { times: 5, seconds: 3_600 },
  firstAdministrator: { times: 10, seconds: 600 },
  visitor: { times: 10, seconds: 3_600 },
  sendMail: { times: 20, seconds: 3_600 },
  sendSms: { times: 10, seconds: 3_600 },
  undoChange: { times: 30, seconds: 3_600 },
  checkCode: { times: 30, seconds: 3_600 },
  codePerMinute: { times: 1, seconds: 60 }, // contract: codeResendSeconds
  mailPerHour: { times: 5, seconds: 3_600 },
  smsPerHour: { times: 5, seconds: 3_600 },
  smsPerDay: { times: 10, seconds: 86_400 },
  smsInAll: { times: 200, seconds: 3_600 }, // of the whole mall: each costs money
  checkCodePerHour: { times: 10, seconds: 3_600 },
} as const satisfies Record<string, { times: number; seconds: number }>;

export const demoRateLimitFactor = 100;
