import { useTranslations } from 'use-intl';
import { useClockOffset } from '#storefront/base/client/mall-clock.ts';
import { Countdown } from '#ui/display/countdown.tsx';

type MallCountdownProps = Omit<React.ComponentProps<typeof Countdown>, 'offsetMs' | 'daysText'>;

/** The time left until something of the mall ends, by the mall's clock. */
export function MallCountdown(props: MallCountdownProps) {
  const t = useTranslations('catalogue');
  return (
    <Countdown {...props} offsetMs={useClockOffset()} daysText={(days) => t('daysLeft', { days: String(days) })} />
  );
}
