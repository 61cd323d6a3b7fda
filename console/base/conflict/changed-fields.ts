/** A thing as a form shows it: what stands in each of its fields. */
export type Fields = Readonly<Record<string, unknown>>;

/** Who has changed a field since the form was opened. */
export type ChangedBy = 'them' | 'me' | 'both';
export type ChangedField = { field: string; by: ChangedBy };

/** In which fields two versions differ that both began as `base`, and who has changed each. */
export function changedFields(base: Fields, mine: Fields, theirs: Fields): ChangedField[] {
  const names = [...new Set([theirs, mine].flatMap(Object.keys))];
  return names.flatMap((field) => {
    const [was, own, other] = [base, mine, theirs].map((version) => written(version[field]));
    if (own === other) return [];
    if (own === was) return { field, by: 'them' as const };
    return { field, by: other === was ? ('me' as const) : ('both' as const) };
  });
}

/** What is compared: the mall saves texts without the spaces around them, and an empty one is as good as none. */
function written(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value.trim() : JSON.stringify(value);
}
