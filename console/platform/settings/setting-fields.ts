import { maintenanceMax, type SettingGroup, settingShapes } from '#contract/content/platform-settings.ts';
import { mallNameMax } from '#contract/core/mall-name.ts';
import type { Messages } from '#locales/groups.ts';

type Words = Messages['platform-settings'];
export type Unit = keyof Words['units'];
/** A group whose fields are all of these kinds: the others have forms of their own. */
export type PlainGroup = Exclude<SettingGroup, 'operator'>;

/** One setting. `name` is its field in the group, and in the words. */
export type SettingField = { name: string } & (
  | { kind: 'number'; unit: Unit; min: number; max: number }
  | { kind: 'money'; min: number; max: number }
  | { kind: 'switch' }
  | { kind: 'text'; rows?: number; isNeeded: boolean }
  | { kind: 'texts'; lettersMax: number; rows: number }
  | { kind: 'choice' | 'checks'; options: readonly string[] }
);

/** How each group is filled in. Which numbers are allowed is said by the contract. */
const kinds: Record<
  PlainGroup,
  Record<string, Unit | 'money' | 'switch' | 'text' | 'long' | 'choice' | 'checks' | 'texts' | 'spellings'>
> = {
  mall: { name: 'spellings' },
  currency: { currency: 'text', symbol: 'text' },
  signIn: { visitors: 'switch', facebook: 'switch', google: 'switch', twitter: 'switch' },
  orders: { payMinutes: 'minutes', openPaymentsMax: 'orders', shipDays: 'days', shipRemindDays: 'days' },
  receipt: { days: 'days', daysDelivered: 'days', completeDays: 'days' },
  refunds: {
    answerDays: 'days',
    sendBackDays: 'days',
    confirmDays: 'days',
    decideDays: 'days',
    remindDays: 'days',
    reasons: 'checks',
  },
  reviews: { picturesMax: 'pictures' },
  chat: { retentionDays: 'days' },
  points: {
    isOpen: 'switch',
    pointWorth: 'money',
    spendAtLeast: 'money',
    maxPercent: 'percent',
    earnPerUnit: 'points',
    freezeDays: 'days',
  },
  payouts: { minimum: 'money', coolingHours: 'hours', isApprovalNeeded: 'switch' },
  service: {
    consumerType: 'choice',
    consumerHotline: 'text',
    consumerEmail: 'text',
    consumerH5Url: 'text',
    consumerMessage: 'long',
  },
  limits: {
    registerPerHour: 'times',
    visitorPerHour: 'times',
    signInPerMinute: 'times',
    codesPerHour: 'times',
    smsPerDay: 'times',
    smsInAllPerHour: 'times',
    ordersPerMinute: 'times',
    uploadsPerHour: 'pictures',
    uploadMegabytes: 'megabytes',
  },
  languages: { offered: 'checks' },
  maintenance: { isOn: 'switch', message: 'texts' },
};

type Schema = { minValue?: number | null; maxValue?: number | null; options?: readonly string[]; element?: Schema };

/** The fields of a group, in the order of its form. */
export function fieldsOf(group: PlainGroup): SettingField[] {
  const schemas = settingShapes[group].shape as unknown as Record<string, Schema>;
  return Object.entries(kinds[group]).map(([name, kind]): SettingField => {
    const { minValue, maxValue, options = [], element } = schemas[name] ?? {};
    const bounds = { min: minValue ?? 0, max: maxValue ?? Number.MAX_SAFE_INTEGER };
    if (kind === 'switch') return { name, kind };
    if (kind === 'texts') return { name, kind, lettersMax: maintenanceMax, rows: 3 };
    if (kind === 'spellings') return { name, kind: 'texts', lettersMax: mallNameMax, rows: 1 };
    if (kind === 'text' || kind === 'long')
      return { name, kind: 'text', isNeeded: group === 'currency', ...(kind === 'long' && { rows: 3 }) };
    if (kind === 'money') return { name, kind, ...bounds };
    if (kind === 'choice') return { name, kind, options };
    if (kind === 'checks') return { name, kind, options: element?.options ?? [] };
    return { name, kind: 'number', unit: kind, ...bounds };
  });
}
