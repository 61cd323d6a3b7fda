export type DemoPerson = {
  key: string;
  name: string;
  /** The name by which each stand-in knows this person. */
  subject: string;
  email: string | null;
  /** Whether the stand-ins say that the address is proven. */
  isVerified: boolean;
};

/** Whom one can be at the stand-ins: someone new, the demo shopper, and someone whose address nobody has proven. */
export const demoPeople: readonly DemoPerson[] = [
  { key: 'mia', name: 'Mia Chen', subject: '100000000000000001', email: 'mia.chen@example.com', isVerified: true },
  { key: 'shopper', name: 'Demo Shopper', subject: '100000000000000002', email: 'shopper@demo.mall', isVerified: true },
  { key: 'noi', name: 'Noi Sisouk', subject: '100000000000000003', email: 'noi@example.com', isVerified: false },
];

export function findPerson(key: string | undefined): DemoPerson | undefined {
  return demoPeople.find((person) => person.key === key);
}
