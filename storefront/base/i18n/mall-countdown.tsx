import { useClockOffset } from '#storefront/base/client/mall-clock.ts';
import { Countdown } from '#ui/display/countdown.tsx';

type MallCountdownProps = Omit<React.ComponentProps<typeof Countdown>, 'offsetMs'>;

/** The time left until something of the mall ends, by the mall's clock. */
export function MallCountdown(props: MallCountdownProps) {
  return <Countdown {...props} offsetMs={useClockOffset()} />;
}
