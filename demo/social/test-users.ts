export type DemoPerson = {
  key: string;
  name: string;
  /** The person's id at each provider. */
  subject: string;
  email: string | null;
  /** Whether the providers say that the mail address is verified. */
  isVerified: boolean;
};

/** The people to choose from: someone new, the demo's shopper, and someone whose mail address is not verified. */
export const demoPeople: readonly DemoPerson[] = [
  { key: 'mia', name: 'Mia Chen', subject: '100000000000000001', email: 'mia.chen@example.com', isVerified: true },
  { key: 'shopper', name: 'Demo Shopper', subject: '100000000000000002', email: 'shopper@demo.mall', isVerified: true },
  { key: 'noi', name: 'Noi Sisouk', subject: '100000000000000003', email: 'noi@example.com', isVerified: false },
];

export function findPerson(key: string | undefined): DemoPerson | undefined {
  return demoPeople.find((person) => person.key === key);
}
