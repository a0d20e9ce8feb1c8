/** Ids of a field's messages, the same as Conform's `descriptionId` and `errorId`. */
export function fieldMessageIds(id: string) {
  return { hint: `${id}-description`, error: `${id}-error` };
}

/** `aria-describedby` of a field: the error first, since it is what matters now. */
export function describedBy(id: string, has: { hint: boolean; error: boolean }): string | undefined {
  const ids = fieldMessageIds(id);
  return [has.error && ids.error, has.hint && ids.hint].filter(Boolean).join(' ') || undefined;
}
