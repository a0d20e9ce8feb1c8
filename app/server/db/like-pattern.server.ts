/** A pattern of `like` for texts that contain `part`. `%`, `_` and the backslash stand for themselves. */
export const toLikePattern = (part: string): string => `%${part.replace(/[\\%_]/g, '\\$&')}%`;
