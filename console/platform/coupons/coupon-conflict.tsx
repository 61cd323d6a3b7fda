import { useTranslations } from 'use-intl';
import type { Fields } from '#console/base/conflict/changed-fields.ts';
import { ConflictAlert } from '#console/base/conflict/conflict-alert.tsx';
import { fieldsOf, useCouponFieldTexts } from '#console/base/coupons/coupon-fields.ts';
import { type CouponValues, typedOf } from '#console/base/coupons/coupon-values.ts';
import { useFormats } from '#console/base/format.ts';
import { useCall } from '#console/base/use-call.ts';
import { listCouponShops, listMallCategories, type WholePlatformCoupon } from '#contract/coupons/platform.ts';
import { type GivingValues, givingOf } from './giving-values.ts';

type CouponConflictProps = {
  base: WholePlatformCoupon;
  theirs: WholePlatformCoupon;
  values: CouponValues;
  giving: GivingValues;
  isSaving: boolean;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
};

/** What a colleague has saved of a coupon of the mall in the meantime, field by field, beside what was typed. */
export function CouponConflict({ base, theirs, values, giving, ...choice }: CouponConflictProps) {
  const t = useTranslations('platform-coupons');
  const { time } = useFormats();
  const { data: categories = [] } = useCall(listMallCategories, {});
  const shared = useCouponFieldTexts(categories);

  function labelOf(field: string, fields: Fields): string {
    if (field === 'shopId') return t('shop');
    return isGiving(field) ? t(field) : shared.labelOf(field, fields);
  }

  function textOf(field: string, fields: Fields) {
    const value = fields[field];
    if (value === null || value === undefined || value === '') return '';
    if (field === 'scope') return t(`scopes.${value as CouponValues['scope']}`);
    if (field === 'channel') return t(`channels.${value as GivingValues['channel']}`);
    if (field === 'shopId') return <ShopName shopId={Number(value)} />;
    if (field === 'code') return String(value);
    return field === 'codeFrom' || field === 'codeUntil' ? time(String(value)) : shared.textOf(field, fields);
  }

  return (
    <ConflictAlert
      {...choice}
      saved={theirs}
      base={allFieldsOf(typedOf(base), givingOf(base))}
      mine={allFieldsOf(values, giving)}
      theirs={allFieldsOf(typedOf(theirs), givingOf(theirs))}
      labelOf={labelOf}
      textOf={textOf}
    />
  );
}

const givingFields = ['channel', 'code', 'codeFrom', 'codeUntil'] as const;
const isGiving = (field: string): field is (typeof givingFields)[number] => givingFields.some((one) => one === field);

/** Those that the form shows. A code is saved in capitals. */
function allFieldsOf(values: CouponValues, { shopId, channel, code, codeFrom, codeUntil }: GivingValues): Fields {
  return {
    ...fieldsOf(values),
    ...(values.scope === 'shop' && { shopId }),
    channel,
    ...(channel === 'code' && { code: code.trim().toUpperCase(), codeFrom, codeUntil }),
  };
}

function ShopName({ shopId }: { shopId: number }) {
  const { data = [] } = useCall(listCouponShops, { id: shopId });
  return data.find(({ id }) => id === shopId)?.name ?? `${shopId}`;
}
