import { useTranslations } from 'use-intl';
import { Switch } from '#ui/fields/switch.tsx';

type DefaultSwitchProps = { isOn: boolean; isFixed: boolean; onChange: (isOn: boolean) => void };

/** Whether an address is the one that is used unless another is chosen. */
export function DefaultSwitch({ isOn, isFixed, onChange }: DefaultSwitchProps) {
  const t = useTranslations('addresses');
  return (
    <Switch
      name="isDefault"
      checked={isOn}
      disabled={isFixed}
      onChange={({ target }) => onChange(target.checked)}
      className="mt-7"
    >
      {t('makeDefault')}
    </Switch>
  );
}
