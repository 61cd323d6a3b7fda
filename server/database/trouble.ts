/** Why a query failed through no fault of its own, as a reason of the refusals. */
export type DatabaseTrouble = 'busy' | 'unavailable' | 'storage_full';

const bySqlState: Record<string, DatabaseTrouble> = {
  '53100': 'storage_full', // disk_full
  '53200': 'busy', // out_of_memory
  '53300': 'busy', // too_many_connections
  '53400': 'busy', // configuration_limit_exceeded
  '55P03': 'busy', // lock_not_available: others held the lock for too long
  '57014': 'busy', // query_canceled: it took longer than statement_timeout
  '25P03': 'busy', // idle_in_transaction_session_timeout
  '25P04': 'busy', // transaction_timeout
  '57P01': 'unavailable', // admin_shutdown
  '57P02': 'unavailable', // crash_shutdown
  '57P03': 'unavailable', // cannot_connect_now: it is starting, or recovering
  '57P04': 'unavailable', // database_dropped
  '57P05': 'unavailable', // idle_session_timeout
  '58030': 'unavailable', // io_error
  '25006': 'unavailable', // read_only_sql_transaction: connected to a standby
  '3D000': 'unavailable', // invalid_catalog_name
  '28000': 'unavailable', // invalid_authorization_specification
  '28P01': 'unavailable', // invalid_password
};

const lostSocket = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

// The driver has no codes for these.
const byMessage: Record<string, DatabaseTrouble> = {
  'timeout exceeded when trying to connect': 'busy', // every connection was in use
  'timeout expired': 'unavailable',
  'Connection terminated': 'unavailable',
  'Connection terminated unexpectedly': 'unavailable',
  'Connection terminated due to connection timeout': 'unavailable',
  'Client was closed and is not queryable': 'unavailable',
  'Client has encountered a connection error and is not queryable': 'unavailable',
  'Cannot use a pool after calling end on the pool': 'unavailable',
  'The database is not open': 'unavailable', // ours, while the mall closes
};

const depthMax = 10;

/** The trouble of the database that caused an error, however deep it is wrapped; null when the cause is another. */
export function databaseTrouble(error: unknown, depth = 0): DatabaseTrouble | null {
  if (!(error instanceof Error) || depth > depthMax) return null;
  const { code, syscall } = error as NodeJS.ErrnoException;
  const found = (code && troubleOfCode(code, syscall)) || byMessage[error.message];
  if (found) return found;
  // A host name with several addresses, none of which answers.
  const inner = error instanceof AggregateError ? error.errors : [];
  for (const each of [error.cause, ...inner]) {
    const trouble = databaseTrouble(each, depth + 1);
    if (trouble) return trouble;
  }
  return null;
}

function troubleOfCode(code: string, syscall: string | undefined): DatabaseTrouble | undefined {
  if (lostSocket.has(code) || code.startsWith('08')) return 'unavailable';
  // The socket file of a PostgreSQL that is not running, or whose queue is full. Elsewhere ENOENT is just a missing file.
  if (syscall === 'connect' && (code === 'ENOENT' || code === 'EAGAIN')) return 'unavailable';
  return bySqlState[code];
}
