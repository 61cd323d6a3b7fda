import { QueryCache, QueryClient } from '@tanstack/react-query';
import { CallFailure } from '#console/base/call-mall.ts';
import { getConsoleUser } from '#contract/shops/console.ts';

const triesMax = 2;

const endsWork = ({ code, reason }: CallFailure) => code === 401 || reason === 'second_factor_needed';

/** What the console remembers of the mall's answers. A refusal is final; only a broken connection is tried again. */
export function createQueries(): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      // The session has ended, or the shop demands a second factor by now: the frame finds out, and leads to where one goes on.
      onError: (error, { queryKey }) => {
        if (error instanceof CallFailure && endsWork(error) && queryKey[0] !== getConsoleUser.path)
          void client.invalidateQueries({ queryKey: [getConsoleUser.path] });
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        retry: (count, error) => count < triesMax && error instanceof CallFailure && error.reason === 'offline',
      },
    },
  });
  return client;
}
