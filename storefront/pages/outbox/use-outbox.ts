import { useCallback, useEffect, useRef, useState } from 'react';
import { listOutbox, type OutboxMessage } from '#contract/notifications/developer.ts';
import { callQuietly } from '#storefront/base/client/calls/browser-mall.ts';

const everyMs = 2_000;

/** The outbox as it is now: requested every two seconds while the page is visible. */
export function useOutbox(loaded: readonly OutboxMessage[], to: string) {
  const [messages, setMessages] = useState(loaded);
  const [askedAt, setAskedAt] = useState<Date | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const current = useRef(0);

  const ask = useCallback(async () => {
    current.current += 1;
    const mine = current.current;
    setAsking(true);
    const answer = await callQuietly(listOutbox, to ? { to } : {}).catch(() => null);
    if (mine !== current.current) return; // a newer question is under way, or nobody is interested any more
    setAsking(false);
    setFailed(answer === null);
    setAskedAt(new Date());
    if (answer) setMessages(answer);
  }, [to]);

  useEffect(() => {
    let timer: NodeJS.Timeout | undefined;
    const poll = async () => {
      clearTimeout(timer);
      if (document.hidden) return;
      await ask();
      clearTimeout(timer);
      timer = setTimeout(poll, everyMs);
    };
    void poll();
    document.addEventListener('visibilitychange', poll);
    return () => {
      current.current += 1;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', poll);
    };
  }, [ask]);

  return { messages, askedAt, hasFailed, isAsking, ask };
}
