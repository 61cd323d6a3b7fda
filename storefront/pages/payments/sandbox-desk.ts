/** What the test gateway says of a payment. */
export type DeskAnswer = {
  state: 'open' | 'challenge' | 'processing' | 'succeeded' | 'cancelled';
  failure: 'declined' | 'insufficient_funds' | 'challenge_failed' | null;
};

/** A card that the test gateway does not know: it takes test cards only. */
export const notATestCard = 'not_a_test_card';

/**
 * Hands a card over to the test gateway, never to the mall. The secret names the payment and goes in the body: addresses
 * are written down in too many places. Null when it cannot be reached.
 */
export function enterCard(clientSecret: string, number: string): Promise<DeskAnswer | typeof notATestCard | null> {
  return post('card', { clientSecret, number });
}

export function answerChallenge(clientSecret: string, isPassed: boolean): Promise<DeskAnswer | null> {
  return post('challenge', { clientSecret, isPassed }) as Promise<DeskAnswer | null>;
}

async function post(desk: 'card' | 'challenge', body: object): Promise<DeskAnswer | typeof notATestCard | null> {
  try {
    const response = await fetch(`/sandbox-gateway/${desk}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    const said: unknown = await response.json();
    if (response.ok) return said as DeskAnswer;
    return (said as { error?: string }).error === notATestCard ? notATestCard : null;
  } catch {
    return null;
  }
}
