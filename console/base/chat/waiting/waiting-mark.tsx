import { Badge } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { alertClerk } from '#console/base/chat/alerts/alert-settings.ts';
import { useFormats } from '#console/base/format.ts';
import { setTitleCount } from '#console/base/frame/title-count.ts';
import { useCall } from '#console/base/use-call.ts';
import type { chatFigures } from '#contract/chat/figures.ts';
import { isDeskOpen } from './open-desk.ts';

export const waitingEveryMs = 30_000;

type WaitingMarkProps = {
  /** Of the shop, or of the platform. */
  call: typeof chatFigures.merchant;
  /** Where the conversations are. */
  path: string;
};

/** In the menu: how many conversations wait for an answer. Whoever looks elsewhere is alerted when there are more. */
export function WaitingMark({ call, path }: WaitingMarkProps) {
  const t = useTranslations('console.chat');
  const { count } = useFormats();
  const navigate = useNavigate();
  const { data } = useCall(call, { days: 1 }, { everyMs: waitingEveryMs });
  const waiting = data?.waiting ?? 0;
  const before = useRef<number | null>(null);
  useEffect(() => {
    if (!data) return;
    const hasGrown = before.current !== null && data.waiting > before.current;
    before.current = data.waiting;
    // Whoever has the desk open is alerted there, of each message.
    if (hasGrown && !isDeskOpen())
      alertClerk({
        title: t('alertTitle'),
        text: t('waiting', { count: data.waiting }),
        onOpen: () => void navigate(path),
      });
  }, [data, t, navigate, path]);
  useEffect(() => setTitleCount(waiting), [waiting]);
  useEffect(() => () => setTitleCount(0), []);
  if (waiting === 0) return null;
  return (
    <Badge size="sm" circle={waiting < 10}>
      <span aria-hidden="true">{waiting > 99 ? '99+' : count(waiting)}</span>
      <span className="sr-only">{t('waiting', { count: waiting })}</span>
    </Badge>
  );
}
