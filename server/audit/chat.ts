import { sql } from 'drizzle-orm';

/** What must be true of conversations with customer service. A part of the list in audit.ts. */
export const chatPromises = {
  'C1 messages of a conversation are numbered without gaps, up to its last number': sql`
    select 'conversation ' || c.id from chats c join chat_messages m on m.chat_id = c.id
    group by c.id having max(m.number) <> c.last_number or count(*) <> max(m.number) - min(m.number) + 1`,
  'C2 a question that waits is measured, and nothing of a closed conversation waits': sql`
    select 'conversation ' || c.id from chats c left join chat_rounds r on r.chat_id = c.id and r.closed_at is null
    where (c.waiting_since is not null and r.id is null)
      or (c.state = 'closed' and (c.waiting_since is not null or r.id is not null))`,
  'C2 a round is answered and ended after it was begun': sql`
    select 'round ' || r.id from chat_rounds r where r.answered_at < r.opened_at or r.closed_at < r.opened_at`,
};
