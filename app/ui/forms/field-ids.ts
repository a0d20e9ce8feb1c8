/** Ids of hint and error of a field, equal to Conform's `descriptionId` and `errorId`. */
export function getFieldMessageIds(id: string) {
  return { hint: `${id}-description`, error: `${id}-error` };
}

/** `aria-describedby` of a field. The error comes first. */
export function getDescribedBy(id: string, has: { hint: boolean; error: boolean }): string | undefined {
  const ids = getFieldMessageIds(id);
  return [has.error && ids.error, has.hint && ids.hint].filter(Boolean).join(' ') || undefined;
}
