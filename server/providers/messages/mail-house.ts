import { firstColour } from '#contract/content/look.ts';

/** A logo that operators have chosen, at the size at which mails show it. */
export type MailLogo = { hash: string; width: number; height: number };

/** What every mail says and shows about the mall itself. */
export type MailHouse = {
  publicUrl: string;
  colour: string;
  /** Null: the mall's own mark beside its name. */
  logo: MailLogo | null;
  /** Who runs the mall, as operators have entered it for tax offices. */
  company: { legalName: string; address: string } | null;
  /** The path of a help page. */
  helpPath: string | null;
  /** Where people reach customer service, if that is a mail address or a telephone number. */
  contact: string;
};

const atFirst: MailHouse = {
  ...{ publicUrl: '', colour: firstColour, logo: null, company: null, helpPath: null, contact: '' },
};
let now = atFirst;

/** Sets some of it: each process remembers it, so that no mail asks the database. */
export function setMailHouse(known: Partial<MailHouse>): void {
  now = { ...now, ...known };
}

/** Forgets what the database said; the address of the mall is a setting of the process. */
export function forgetMailHouse(): void {
  now = { ...atFirst, publicUrl: now.publicUrl };
}

export const mailHouse = (): MailHouse => now;
