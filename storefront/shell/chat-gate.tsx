import { lazy, Suspense, useEffect, useState } from 'react';
import { chatsMark } from '#storefront/base/client/chat.ts';
import { useMall } from '#storefront/base/client/store.ts';

const ChatPlace = lazy(() => import('./chat/chat-place.tsx').then((module) => ({ default: module.ChatPlace })));

/** Loads customer service when it is first opened, and by itself only for those who have conversations or come by the link of a mail. */
export function ChatGate() {
  const isAsked = useMall((state) => state.askedChat !== null);
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    if (location.search.includes('chat=') || localStorage.getItem(chatsMark)) setThere(true);
  }, []);
  if (isAsked && !isThere) setThere(true);
  return (
    isThere && (
      <Suspense>
        <ChatPlace />
      </Suspense>
    )
  );
}
