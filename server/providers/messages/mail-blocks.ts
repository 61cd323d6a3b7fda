export type MailProduct = {
  name: string;
  /** Its options, such as "Blue / L". Empty when it has none. */
  variant: string;
  /** "Qty: 2", in the reader's language. */
  quantity: string;
  amount: string;
  /** The whole address of a picture. */
  picture: string;
};
export type MailRow = { label: string; value: string };

/** The parts of a mail below its first sentences. Every text is in the reader's language. */
export type MailBlock =
  | { block: 'heading'; text: string }
  /** What has happened so far, and what follows; `done` of them have. */
  | { block: 'steps'; steps: readonly string[]; done: number }
  /** An amount that the mail is about. */
  | { block: 'sum'; label: string; amount: string }
  /** `page` shows all of them: a mail lists only so many (fit-products.ts), and `more` says how many others there are. */
  | { block: 'products'; products: readonly MailProduct[]; page?: string; more?: string }
  /** The last row is the total. */
  | { block: 'amounts'; rows: readonly MailRow[] }
  | { block: 'facts'; rows: readonly MailRow[] }
  /** Facts that most readers look for, such as a tracking number. */
  | { block: 'box'; rows: readonly MailRow[] }
  | { block: 'quote'; text: string }
  | { block: 'button'; label: string; url: string }
  /** Less important than a button. */
  | { block: 'link'; label: string; url: string };

/** How a mail looks at what it says: with a green tick, with an amber mark, or neither. */
export type MailTone = 'good' | 'attention' | 'none';
