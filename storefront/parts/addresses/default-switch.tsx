import { useTranslations } from 'use-intl';

type DefaultSwitchProps = { isOn: boolean; isFixed: boolean; onChange: (isOn: boolean) => void };

/** Whether an address is the one that is used unless another is chosen. */
export function DefaultSwitch({ isOn, isFixed, onChange }: DefaultSwitchProps) {
  const t = useTranslations('addresses');
  return (
    <label className="relative mt-7 flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        role="switch"
        name="isDefault"
        checked={isOn}
        aria-checked={isOn}
        disabled={isFixed}
        onChange={({ target }) => onChange(target.checked)}
        className="peer absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-default"
      />
      <span
        aria-hidden="true"
        className="relative h-6 w-11 shrink-0 rounded-full bg-ink-3/45 transition-colors peer-checked:bg-brand peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-brand peer-disabled:opacity-60 after:absolute after:top-0.5 after:left-0.5 after:size-5 after:rounded-full after:bg-white after:transition-transform peer-checked:after:translate-x-5"
      />
      {t('makeDefault')}
    </label>
  );
}
